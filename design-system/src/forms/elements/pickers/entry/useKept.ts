import { useState } from 'react';

interface Kept<Value> {
  /** The value, when its owner keeps it. */
  value: Value | undefined;
  /** The value at first, when nobody else keeps it. */
  initial: Value;
  onChange: ((change: { value: Value }) => void) | undefined;
}

/** A value that its owner keeps, or else the field. */
export function useKept<Value>({ value, initial, onChange }: Kept<Value>) {
  const [inside, setInside] = useState(initial);
  const change = (next: Value) => {
    setInside(next);
    onChange?.({ value: next });
  };
  return [value === undefined ? inside : value, change] as const;
}
