import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../../lib/keyboard.ts';

export const radioGroupKeyboard: KeyboardTable = [
  { keys: ['Space'], does: msg`Chooses the button` },
  { keys: ['ArrowDown', 'ArrowRight'], does: msg`Chooses the next one` },
  { keys: ['ArrowUp', 'ArrowLeft'], does: msg`Chooses the one before` },
];
