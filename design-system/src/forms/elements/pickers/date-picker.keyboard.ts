import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../../lib/keyboard.ts';

/** The keyboard interaction of date and time segments. Alt with the down arrow opens the calendar. */
export const dateEntryKeyboard: KeyboardTable = [
  { keys: ['ArrowUp', 'ArrowDown'], does: msg`Takes the next or the previous day, month, year, hour or minute` },
  { keys: ['PageUp', 'PageDown'], does: msg`Goes forward or back by more at once` },
  { keys: ['Home', 'End'], does: msg`Goes to the least or the greatest` },
  { keys: ['ArrowLeft', 'ArrowRight'], does: msg`Goes to the part before or after` },
  { keys: ['Backspace', 'Delete'], does: msg`Takes away what was typed` },
];
