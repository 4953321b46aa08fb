import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../conformance/keyboard.ts';

export const chatCardKeyboard: KeyboardTable = [{ keys: ['Enter'], does: msg`Sends what is written` }];
