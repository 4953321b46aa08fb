import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../../lib/keyboard.ts';

/** What the toolbar answers to; in the text, the keys are those of every text. From right to left, the arrows change places. */
export const editorKeyboard: KeyboardTable = [
  { keys: ['ArrowRight'], does: msg`Goes to the next tool` },
  { keys: ['ArrowLeft'], does: msg`Goes to the tool before` },
  { keys: ['ArrowDown', 'ArrowUp'], does: msg`Opens the menu of the tool` },
  { keys: ['Enter', 'Space'], does: msg`Uses the tool that has focus` },
];
