import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../conformance/keyboard.ts';

export const dataTableKeyboard: KeyboardTable = [
  { keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], does: msg`Goes to the next cell` },
  { keys: ['Home', 'End'], does: msg`Goes to the first or the last cell of the row; with Ctrl, of the table` },
  { keys: ['PageUp', 'PageDown'], does: msg`Goes up or down by as many rows as can be seen` },
  { keys: ['Enter'], does: msg`Sorts by a head, with Shift as well as by others; edits a cell, or goes into it` },
  { keys: ['Space'], does: msg`Selects the row; with Shift, all rows from the last one that was selected` },
];
