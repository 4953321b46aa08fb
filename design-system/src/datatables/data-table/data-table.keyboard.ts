import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

/** While a value is changed, Enter, Tab and Escape are the editor's: they save and go down, save and go on, or leave it as it was. */
export const dataTableKeyboard: KeyboardTable = [
  {
    keys: ['ArrowUp', 'ArrowDown'],
    does: msg`Goes to the cell above or below, or to the details in between; with Shift, selects the rows it passes; on a head, Alt with the down arrow opens its menu`,
  },
  {
    keys: ['ArrowLeft', 'ArrowRight'],
    does: msg`Goes to the next cell; on a head, with Ctrl moves the column, with Shift makes it narrower or wider`,
  },
  { keys: ['Home', 'End'], does: msg`Goes to the first or the last cell of the row; with Ctrl, of the table` },
  { keys: ['PageUp', 'PageDown'], does: msg`Goes up or down by one page of rows` },
  {
    keys: ['Enter'],
    does: msg`Sorts by the column, with Shift by several; edits or enters a cell, as F2 does; Escape returns`,
  },
  {
    keys: ['Space'],
    does: msg`Selects the row, or with Shift a range of rows. Ctrl+A selects all, Escape clears the selection`,
  },
];
