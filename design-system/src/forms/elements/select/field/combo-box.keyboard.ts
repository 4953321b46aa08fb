import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../../../lib/keyboard.ts';

/**
 * The keyboard interaction of the closed field. In the open list Enter chooses, also a typed text without an active
 * option.
 */
export const comboBoxKeyboard: KeyboardTable = [
  {
    keys: ['ArrowDown'],
    does: msg`Opens the list at its first option; in the list, Enter selects the option, or the first match`,
  },
  { keys: ['ArrowUp'], does: msg`Opens the list at its last option` },
];
