import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

/** The keyboard interaction of the title. */
export const editableTitleKeyboard: KeyboardTable = [
  {
    keys: ['Enter', 'Space'],
    does: msg`Edits the title; in the field, Enter saves and Escape cancels`,
  },
];
