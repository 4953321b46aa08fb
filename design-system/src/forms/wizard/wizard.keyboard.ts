import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

export const wizardKeyboard: KeyboardTable = [
  { keys: ['Enter', 'Space'], does: msg`Goes to the focused step, if it is available` },
];
