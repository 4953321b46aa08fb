import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../../../lib/keyboard.ts';

/** What the closed field does with keys. In the open list Enter chooses, also what was typed without going to an option. */
export const comboBoxKeyboard: KeyboardTable = [
  {
    keys: ['ArrowDown'],
    does: msg`Opens the list at its first option; in the list, Enter takes the option, or the first that fits what was typed`,
  },
  { keys: ['ArrowUp'], does: msg`Opens the list at its last option` },
];
