import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

/** The keyboard interaction of a step. Left and right swap in right-to-left. */
export const tourKeyboard: KeyboardTable = [
  { keys: ['ArrowRight'], does: msg`Goes to the next step` },
  { keys: ['ArrowLeft'], does: msg`Goes back a step` },
  { keys: ['Escape'], does: msg`Cancels the tour` },
];
