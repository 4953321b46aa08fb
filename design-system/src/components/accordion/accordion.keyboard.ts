import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

export const accordionKeyboard: KeyboardTable = [{ keys: ['Enter', 'Space'], does: msg`Opens the item, or closes it` }];
