import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import type { MergeSide } from '../../../lib/merge/merge.types.ts';

/** The sides in the order of their keys. */
export const SIDES = ['mine', 'theirs', 'base'] as const satisfies readonly MergeSide[];

/** The side that a key stands for, if any. */
export function sideOfKey({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): MergeSide | null {
  return altKey || ctrlKey || metaKey || shiftKey ? null : (SIDES[Number(key) - 1] ?? null);
}

/** Names of the sides: "Yours", the name of the other person, and "Original". */
export function useSideLabels(author: string): Readonly<Record<MergeSide, string>> {
  const { t } = useLingui();
  return {
    mine: t({ message: 'Yours', context: 'merge' }),
    theirs: author,
    base: t({ message: 'Original', context: 'merge' }),
  };
}

/** Moves focus to the first choice of a field. */
export function focusField(root: HTMLElement | null, index: number): void {
  root?.querySelectorAll('[role="radiogroup"]')[index]?.querySelector('input')?.focus();
}
