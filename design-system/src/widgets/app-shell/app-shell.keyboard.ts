import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

/** Of the skip link, where the keyboard arrives first. */
export const skipLinkKeyboard: KeyboardTable = [{ keys: ['Enter'], does: msg`Moves focus to the content` }];
