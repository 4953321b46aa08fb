import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

export const importSheetKeyboard: KeyboardTable = [{ keys: ['Enter', 'Space'], does: msg`Opens the file picker` }];
