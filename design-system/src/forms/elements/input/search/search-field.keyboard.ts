import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../../../lib/keyboard.ts';

export const searchFieldKeyboard: KeyboardTable = [{ keys: ['Escape'], does: msg`Empties the field` }];
