import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

/** What the button of a closed popover does with keys. Escape closes it again. */
export const popoverButtonKeyboard: KeyboardTable = [{ keys: ['Enter', 'Space'], does: msg`Opens the popover` }];
