import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

export const paginationKeyboard: KeyboardTable = [{ keys: ['Enter', 'Space'], does: msg`Goes to the page` }];
