import type { Persisted } from './persisted.ts';

/** A stored value without a browser behind it. */
export function persistedInMemory<Value>(first: Value): Persisted<Value> {
  let stored = first;
  const persisted: Persisted<Value> = {
    read: () => stored,
    write: (value) => {
      stored = value;
      return 'local';
    },
    remove: () => {
      stored = first;
    },
    subscribe: () => () => undefined,
    in: () => persisted,
  };
  return persisted;
}
