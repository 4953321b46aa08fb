import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

export const buttonKeyboard: KeyboardTable = [
  { keys: ['Enter'], does: msg`Presses the button` },
  { keys: ['Space'], does: msg`Presses the button when the key is released` },
];

export const linkKeyboard: KeyboardTable = [{ keys: ['Enter'], does: msg`Follows the link` }];
