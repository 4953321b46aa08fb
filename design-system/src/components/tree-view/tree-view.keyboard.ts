import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

/** From right to left, the arrows to the sides change places. */
export const treeViewKeyboard: KeyboardTable = [
  { keys: ['ArrowDown'], does: msg`Goes to the next visible line` },
  { keys: ['ArrowUp'], does: msg`Goes to the previous line` },
  { keys: ['ArrowRight'], does: msg`Opens the item` },
  { keys: ['ArrowLeft'], does: msg`Closes the item, or goes to its parent` },
  { keys: ['Home', 'PageUp'], does: msg`Goes to the first line` },
  { keys: ['End', 'PageDown'], does: msg`Goes to the last visible line` },
  { keys: ['Enter', 'Space'], does: msg`Selects the item, or opens and closes it where nothing can be selected` },
  { keys: ['Escape'], does: msg`Clears the selection` },
];
