import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../../../lib/keyboard.ts';

export const fileFieldKeyboard: KeyboardTable = [{ keys: ['Enter', 'Space'], does: msg`Opens the file picker` }];
