import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

export const chatComposerKeyboard: KeyboardTable = [
  { keys: ['Enter'], does: msg`Sends the message; with Shift, begins a line` },
];
