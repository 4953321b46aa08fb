import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../conformance/keyboard.ts';

/** What the button of a closed popover does with keys. Escape closes it again. */
export const popoverButtonKeyboard: KeyboardTable = [{ keys: ['Enter', 'Space'], does: msg`Opens the popover` }];
