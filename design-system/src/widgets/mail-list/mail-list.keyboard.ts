import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

/** The keyboard interaction of the list. With Shift, the arrows select the rows that they pass. */
export const mailListKeyboard: KeyboardTable = [
  { keys: ['ArrowUp', 'ArrowDown'], does: msg`Goes to the previous or next email; with Shift, selects it too` },
  { keys: ['Home', 'End'], does: msg`Goes to the first or last email` },
  { keys: ['PageUp', 'PageDown'], does: msg`Moves by one page of the list` },
  { keys: ['ArrowLeft', 'ArrowRight'], does: msg`Moves between the row, its checkbox, its star and its actions` },
  { keys: ['Enter'], does: msg`Opens the email` },
  { keys: ['Space'], does: msg`Selects or deselects the email` },
];
