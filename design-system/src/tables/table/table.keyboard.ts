import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

export const tableKeyboard: KeyboardTable = [
  { keys: ['Enter', 'Space'], does: msg`Sorts by the column, or reverses the order` },
];
