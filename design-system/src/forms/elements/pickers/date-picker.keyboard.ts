import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../../lib/keyboard.ts';

/** The keyboard interaction of date and time segments. Alt with the down arrow opens the calendar. */
export const dateEntryKeyboard: KeyboardTable = [
  { keys: ['ArrowUp', 'ArrowDown'], does: msg`Sets the next or previous day, month, year, hour or minute` },
  { keys: ['PageUp', 'PageDown'], does: msg`Moves by a larger step` },
  { keys: ['Home', 'End'], does: msg`Goes to the minimum or maximum` },
  { keys: ['ArrowLeft', 'ArrowRight'], does: msg`Goes to the previous or next part` },
  { keys: ['Backspace', 'Delete'], does: msg`Clears the text` },
];
