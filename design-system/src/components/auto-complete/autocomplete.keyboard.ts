import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

/** With a text in the field. */
export const autocompleteKeyboard: KeyboardTable = [
  { keys: ['ArrowDown'], does: msg`Goes to the first suggestion, then to the next` },
  { keys: ['ArrowUp'], does: msg`Goes to the last suggestion, then to the one before` },
];
