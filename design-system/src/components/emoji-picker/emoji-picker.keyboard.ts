import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

/** Enter chooses the emoji that the other keys led to. */
export const emojiPickerKeyboard: KeyboardTable = [
  { keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], does: msg`Goes to the next emoji; Enter chooses it` },
  { keys: ['Home', 'End'], does: msg`Goes to the first or the last emoji` },
  { keys: ['PageUp', 'PageDown'], does: msg`Goes up or down by one screen of emojis` },
];
