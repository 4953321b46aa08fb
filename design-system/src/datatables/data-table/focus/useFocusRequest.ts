import { type RefObject, useLayoutEffect } from 'react';
import type { CellDraft, DraftChange } from '../editing/useCellDraft.ts';

/** Takes the focus that is requested for a draft, and the one that was lost when the draft was shown elsewhere. */
export function useFocusRequest(
  target: RefObject<HTMLElement | null>,
  { id, isFocusRequested, text, before }: CellDraft,
  onChange: (change: DraftChange) => void,
): void {
  useLayoutEffect(() => {
    const element = target.current;
    const isLost = document.activeElement === document.body;
    if (!element || !(isFocusRequested || isLost)) return;
    element.focus();
    if (text === before && element instanceof HTMLInputElement) element.select();
    if (isFocusRequested) onChange({ id, isFocusRequested: false });
    // Focus moves when it is requested, and when the draft is shown elsewhere.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isFocusRequested]);
}
