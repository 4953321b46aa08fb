import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../../lib/keyboard.ts';

export const fileUploaderKeyboard: KeyboardTable = [
  {
    keys: ['Enter', 'Space'],
    does: msg`Drops the dragged item by keyboard; on “browse”, opens the file picker`,
  },
];
