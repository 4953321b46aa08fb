import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

export const chatThreadKeyboard: KeyboardTable = [
  { keys: ['ArrowUp', 'ArrowDown'], does: msg`Goes to the previous or next message` },
  { keys: ['Home', 'End'], does: msg`Goes to the oldest or newest message` },
];
