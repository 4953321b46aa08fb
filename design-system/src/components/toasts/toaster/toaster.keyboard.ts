import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../../lib/keyboard.ts';

/** From anywhere on the page, when nothing nearer wants the key; Ctrl+Z or ⌘Z besides takes back the newest change. */
export const toasterKeyboard: KeyboardTable = [{ keys: ['Escape'], does: msg`Dismisses the newest toast` }];
