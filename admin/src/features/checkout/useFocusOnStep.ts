import { useEffect, useRef } from 'react';
import type { CheckoutStep } from './model/checkout.types.ts';

type Shown = CheckoutStep | 'not put back';

/** Begins each step at its heading; not the one that the page opened with, whose focus is the browser's business. */
export function useFocusOnStep(step: Shown, isArriving: boolean) {
  const root = useRef<HTMLDivElement>(null);
  const lastStep = useRef<Shown | null>(null);

  useEffect(() => {
    if (isArriving) return;
    const isFirst = lastStep.current === null;
    if (!isFirst && lastStep.current !== step) {
      const heading = root.current?.querySelector('h2');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus();
    }
    lastStep.current = step;
  }, [step, isArriving]);
  return root;
}
