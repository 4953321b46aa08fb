import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

/** What a chip does with keys; it is a checkbox. */
export const choiceChipsKeyboard: KeyboardTable = [{ keys: ['Space'], does: msg`Chooses the chip, or no longer` }];
