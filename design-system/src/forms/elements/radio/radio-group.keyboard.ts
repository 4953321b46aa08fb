import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../../lib/keyboard.ts';

export const radioGroupKeyboard: KeyboardTable = [
  { keys: ['Space'], does: msg`Selects the button` },
  { keys: ['ArrowDown', 'ArrowRight'], does: msg`Selects the next one` },
  { keys: ['ArrowUp', 'ArrowLeft'], does: msg`Selects the previous one` },
];
