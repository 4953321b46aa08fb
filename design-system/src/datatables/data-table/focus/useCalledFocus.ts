import { type RefObject, useLayoutEffect } from 'react';
import type { CellDraft, DraftChange } from '../editing/useCellDraft.ts';

/** Takes the focus that a draft calls for, and the one that was lost when the draft was shown elsewhere. */
export function useCalledFocus(
  target: RefObject<HTMLElement | null>,
  { id, isCalled, text, before }: CellDraft,
  onChange: (change: DraftChange) => void,
): void {
  useLayoutEffect(() => {
    const element = target.current;
    const isLost = document.activeElement === document.body;
    if (!element || !(isCalled || isLost)) return;
    element.focus();
    if (text === before && element instanceof HTMLInputElement) element.select();
    if (isCalled) onChange({ id, isCalled: false });
    // Focus moves when it is called for, and when the draft is shown elsewhere.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isCalled]);
}
