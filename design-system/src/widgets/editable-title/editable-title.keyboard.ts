import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

/** The keyboard interaction of the title. */
export const editableTitleKeyboard: KeyboardTable = [
  {
    keys: ['Enter', 'Space'],
    does: msg`Begins to edit the title; in the field, Enter takes what was typed and Escape restores it`,
  },
];
