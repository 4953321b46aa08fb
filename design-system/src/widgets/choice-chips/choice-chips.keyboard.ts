import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

/** The keyboard interaction of a chip, which is a checkbox. */
export const choiceChipsKeyboard: KeyboardTable = [{ keys: ['Space'], does: msg`Selects or deselects the chip` }];
