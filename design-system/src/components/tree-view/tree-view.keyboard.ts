import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

/** From right to left, the arrows to the sides change places. */
export const treeViewKeyboard: KeyboardTable = [
  { keys: ['ArrowDown'], does: msg`Goes to the next line in sight` },
  { keys: ['ArrowUp'], does: msg`Goes to the line above` },
  { keys: ['ArrowRight'], does: msg`Opens what is closed` },
  { keys: ['ArrowLeft'], does: msg`Closes what is open, then goes to what holds it` },
  { keys: ['Home', 'PageUp'], does: msg`Goes to the first line` },
  { keys: ['End', 'PageDown'], does: msg`Goes to the last line in sight` },
  { keys: ['Enter', 'Space'], does: msg`Chooses it, or opens and closes it where there is nothing to choose` },
  { keys: ['Escape'], does: msg`Takes the choice back` },
];
