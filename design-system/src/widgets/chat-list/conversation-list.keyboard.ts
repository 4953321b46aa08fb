import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

export const conversationListKeyboard: KeyboardTable = [
  { keys: ['ArrowUp', 'ArrowDown'], does: msg`Goes to the previous or next row` },
  { keys: ['Home', 'End'], does: msg`Goes to the first or last row` },
  { keys: ['Enter', 'Space'], does: msg`Opens the conversation` },
];
