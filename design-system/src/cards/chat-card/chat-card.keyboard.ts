import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

export const chatCardKeyboard: KeyboardTable = [{ keys: ['Enter'], does: msg`Sends the message` }];
