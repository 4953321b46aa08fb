import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../../lib/keyboard.ts';

/** The keyboard interaction of the toolbar. The arrows swap in right-to-left. */
export const editorKeyboard: KeyboardTable = [
  { keys: ['ArrowRight'], does: msg`Goes to the next tool` },
  { keys: ['ArrowLeft'], does: msg`Goes to the previous tool` },
  { keys: ['ArrowDown', 'ArrowUp'], does: msg`Opens the menu of the tool` },
  { keys: ['Enter', 'Space'], does: msg`Activates the focused tool` },
];
