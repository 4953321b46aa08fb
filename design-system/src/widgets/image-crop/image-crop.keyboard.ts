import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

export const imageCropKeyboard: KeyboardTable = [
  {
    keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    does: msg`Moves the image; with Shift, five times as far`,
  },
  { keys: ['PageUp'], does: msg`Makes the image larger` },
  { keys: ['PageDown'], does: msg`Makes the image smaller` },
];
