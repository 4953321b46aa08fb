import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

/** The keyboard interaction of the list. With Shift, the arrows select the rows that they pass. */
export const mailListKeyboard: KeyboardTable = [
  { keys: ['ArrowUp', 'ArrowDown'], does: msg`Goes to the mail above or below; with Shift, chooses it too` },
  { keys: ['Home', 'End'], does: msg`Goes to the first or the last mail` },
  { keys: ['PageUp', 'PageDown'], does: msg`Goes as far as the list is high` },
  { keys: ['ArrowLeft', 'ArrowRight'], does: msg`Goes to the checkbox and the star of the mail, and back` },
  { keys: ['Enter'], does: msg`Opens the mail` },
  { keys: ['Space'], does: msg`Chooses the mail, or no longer` },
];
