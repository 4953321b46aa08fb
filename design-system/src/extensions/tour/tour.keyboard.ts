import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

/** What an open step does with keys; left and right change places where the page runs from right to left. */
export const tourKeyboard: KeyboardTable = [
  { keys: ['ArrowRight'], does: msg`Goes to the next step` },
  { keys: ['ArrowLeft'], does: msg`Goes back a step` },
  { keys: ['Escape'], does: msg`Cancels the tour` },
];
