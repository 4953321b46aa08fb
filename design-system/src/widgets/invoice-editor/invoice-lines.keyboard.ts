import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

/** The keyboard interaction of the lines. */
export const invoiceLinesKeyboard: KeyboardTable = [
  {
    keys: ['Enter'],
    does: msg`Goes to the same field of the next line, from the last line to a new one; on the handle, lifts or drops the line`,
  },
  { keys: ['Space'], does: msg`On the handle, lifts or drops the line; Escape cancels` },
  {
    keys: ['ArrowUp', 'ArrowDown'],
    does: msg`Goes to the same field of the previous or next line; moves a lifted line, and with Alt the one with the focus`,
  },
];
