import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

/** The keyboard interaction of an item's handle. */
export const sortableKeyboard: KeyboardTable = [
  {
    keys: ['Enter', 'Space'],
    does: msg`Lifts or drops the item; arrow keys move it, Escape cancels`,
  },
];
