import { startTransition, useEffect, useState } from 'react';

/**
 * Counts up to what there is to draw, one with each frame: what is too much for one frame is drawn in several, between which a
 * person can type and press.
 *
 * @returns how many to draw by now, none at first
 */
export function useSteps(count: number): number {
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (step < count) startTransition(() => setStep(step + 1));
  }, [step, count]);
  return step;
}
