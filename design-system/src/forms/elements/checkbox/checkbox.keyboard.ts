import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../../lib/keyboard.ts';

export const checkboxKeyboard: KeyboardTable = [{ keys: ['Space'], does: msg`Selects or clears the checkbox` }];
