import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../../lib/keyboard.ts';

export const numberFieldKeyboard: KeyboardTable = [
  { keys: ['ArrowUp', 'PageUp'], does: msg`Adds a step` },
  { keys: ['ArrowDown', 'PageDown'], does: msg`Removes a step` },
  { keys: ['Home'], does: msg`Goes to the minimum` },
  { keys: ['End'], does: msg`Goes to the maximum` },
];
