import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

/** The keyboard interaction of a closed popover's button. Escape closes it again. */
export const popoverButtonKeyboard: KeyboardTable = [{ keys: ['Enter', 'Space'], does: msg`Opens the popover` }];
