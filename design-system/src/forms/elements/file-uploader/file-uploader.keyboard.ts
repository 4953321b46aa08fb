import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../../lib/keyboard.ts';

export const fileUploaderKeyboard: KeyboardTable = [
  {
    keys: ['Enter', 'Space'],
    does: msg`Drops what is being dragged by keyboard; on “browse”, opens the choice of files`,
  },
];
