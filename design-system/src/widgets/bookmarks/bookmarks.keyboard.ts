import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

/** The keyboard interaction of the box while its field has focus. */
export const bookmarkBoxKeyboard: KeyboardTable = [
  { keys: ['ArrowDown'], does: msg`Goes to the next page, from the field to the first` },
  { keys: ['ArrowUp'], does: msg`Goes to the previous page; from the first, back to the field`, isConditional: true },
  { keys: ['Enter'], does: msg`Opens the focused page; in the field, the first`, isConditional: true },
  { keys: ['Escape'], does: msg`Closes the box` },
];
