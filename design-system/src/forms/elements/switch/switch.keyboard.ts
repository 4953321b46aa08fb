import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../../lib/keyboard.ts';

export const switchKeyboard: KeyboardTable = [{ keys: ['Space'], does: msg`Turns it on or off` }];
