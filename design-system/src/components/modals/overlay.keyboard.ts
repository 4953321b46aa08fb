import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../conformance/keyboard.ts';

/** What dialogs and side panels do with keys; Tab goes round inside. */
export const overlayKeyboard: KeyboardTable = [{ keys: ['Escape'], does: msg`Closes it, unless work is under way` }];
