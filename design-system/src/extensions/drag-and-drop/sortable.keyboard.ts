import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

/** What the handle of an item does with keys. */
export const sortableKeyboard: KeyboardTable = [
  {
    keys: ['Enter', 'Space'],
    does: msg`Picks the item up and puts it down; the arrow keys move it, Escape takes it back`,
  },
];
