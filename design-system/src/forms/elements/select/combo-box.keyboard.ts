import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../../conformance/keyboard.ts';

/** What the closed field does with keys. */
export const comboBoxKeyboard: KeyboardTable = [
  { keys: ['ArrowDown'], does: msg`Opens the list at its first option` },
  { keys: ['ArrowUp'], does: msg`Opens the list at its last option` },
];
