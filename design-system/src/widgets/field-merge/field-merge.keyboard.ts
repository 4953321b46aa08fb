import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';
import { radioGroupKeyboard } from '../../forms/elements/radio/radio-group.keyboard.ts';

export const fieldMergeKeyboard: KeyboardTable = [
  { keys: ['1', '2', '3'], does: msg`Chooses yours, theirs or the original, and goes on to the next field` },
  ...radioGroupKeyboard,
];
