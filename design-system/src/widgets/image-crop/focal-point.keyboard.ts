import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

export const focalPointKeyboard: KeyboardTable = [
  {
    keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    does: msg`Moves the point by 1%; with Shift, by 10%`,
  },
];
