import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../conformance/keyboard.ts';

/** Of the skip link, where the keyboard arrives first. */
export const skipLinkKeyboard: KeyboardTable = [{ keys: ['Enter'], does: msg`Moves focus to the content` }];

/** Of the button with the person's name. */
export const navbarUserKeyboard: KeyboardTable = [
  { keys: ['Enter', 'Space', 'ArrowDown'], does: msg`Opens the menu and moves focus into it` },
];
