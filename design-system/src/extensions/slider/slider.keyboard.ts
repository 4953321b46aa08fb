import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

export const sliderKeyboard: KeyboardTable = [
  { keys: ['ArrowUp', 'ArrowRight'], does: msg`Moves the handle up by a step` },
  { keys: ['ArrowDown', 'ArrowLeft'], does: msg`Moves the handle down by a step` },
  { keys: ['PageUp'], does: msg`Moves the handle up by 10%` },
  { keys: ['PageDown'], does: msg`Moves the handle down by 10%` },
  { keys: ['Home'], does: msg`Goes to the minimum` },
  { keys: ['End'], does: msg`Goes to the maximum` },
];
