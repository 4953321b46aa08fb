import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../../lib/keyboard.ts';

export const numberFieldKeyboard: KeyboardTable = [
  { keys: ['ArrowUp', 'PageUp'], does: msg`Adds a step` },
  { keys: ['ArrowDown', 'PageDown'], does: msg`Takes a step away` },
  { keys: ['Home'], does: msg`Goes to the least number` },
  { keys: ['End'], does: msg`Goes to the greatest number` },
];
