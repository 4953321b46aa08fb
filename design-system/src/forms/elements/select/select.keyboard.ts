import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../../conformance/keyboard.ts';

/** While the list is closed. In the open list, arrows, Home, End and letters move, Enter and Space choose, Escape closes. */
export const selectKeyboard: KeyboardTable = [
  { keys: ['Enter', 'Space', 'ArrowDown', 'ArrowUp'], does: msg`Opens the list` },
  { keys: ['ArrowLeft', 'ArrowRight'], does: msg`Chooses the option before or after, without opening the list` },
];
