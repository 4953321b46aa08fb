import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

/** The keyboard interaction of a closed menu's button. */
export const menuButtonKeyboard: KeyboardTable = [
  { keys: ['Enter', 'Space', 'ArrowDown'], does: msg`Opens the menu at its first item` },
  { keys: ['ArrowUp'], does: msg`Opens the menu at its last item` },
];
