import { useState } from 'react';
import { useAdjustment } from '../../../adjustment/useAdjustment.ts';
import type { PastedDay } from '../dates/read-pasted.ts';

/** Says that a pasted text had a time, which a day has no room for, as long as the pasted day stands there. */
export function useLeftOutTime(day: string | null) {
  const { note, setAdjustment } = useAdjustment();
  const [pasted, setPasted] = useState<string>();

  const onPaste = (taken: PastedDay) => {
    setPasted(taken.day);
    setAdjustment(taken.time ? { kind: 'left out', text: taken.time } : undefined);
  };
  return { note: day === pasted ? note : undefined, onPaste };
}
