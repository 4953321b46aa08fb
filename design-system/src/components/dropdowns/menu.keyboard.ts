import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../conformance/keyboard.ts';

/** What the button of a closed menu does with keys. */
export const menuButtonKeyboard: KeyboardTable = [
  { keys: ['Enter', 'Space', 'ArrowDown'], does: msg`Opens the menu at its first item` },
  { keys: ['ArrowUp'], does: msg`Opens the menu at its last item` },
];

/** What an open menu does with keys; letters go to the next item that begins with them. */
export const menuKeyboard: KeyboardTable = [
  { keys: ['ArrowUp', 'ArrowDown'], does: msg`Goes to the item above or below, and round at the ends` },
  { keys: ['Home', 'End'], does: msg`Goes to the first or last item` },
  { keys: ['Enter', 'Space'], does: msg`Chooses the item` },
  { keys: ['Escape'], does: msg`Closes the menu` },
];
