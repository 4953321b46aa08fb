import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

/** The keyboard interaction of the matrix. */
export const permissionMatrixKeyboard: KeyboardTable = [
  { keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], does: msg`Moves between the boxes` },
  { keys: ['Home', 'End'], does: msg`Goes to the first or last box of the row; with Control, of the matrix` },
  { keys: ['Space'], does: msg`Grants or takes away; with Shift for the row, with Control for the column` },
];
