import { useEffect, useRef } from 'react';
import type { CheckoutStep } from './model/checkout.types.ts';

type Shown = CheckoutStep | 'not returned';

/** Focuses the heading of each new step, except the one that the page opened with. */
export function useFocusOnStep(step: Shown, isLoading: boolean) {
  const root = useRef<HTMLDivElement>(null);
  const lastStep = useRef<Shown | null>(null);

  useEffect(() => {
    if (isLoading) return;
    const isFirst = lastStep.current === null;
    if (!isFirst && lastStep.current !== step) {
      const heading = root.current?.querySelector('h2');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus();
    }
    lastStep.current = step;
  }, [step, isLoading]);
  return root;
}
