import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

/** What the button of a closed menu does with keys. */
export const menuButtonKeyboard: KeyboardTable = [
  { keys: ['Enter', 'Space', 'ArrowDown'], does: msg`Opens the menu at its first item` },
  { keys: ['ArrowUp'], does: msg`Opens the menu at its last item` },
];
