import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

/** What the first button does with keys; the rails answer to the arrow keys as every slider does. */
export const playerKeyboard: KeyboardTable = [{ keys: ['Enter', 'Space'], does: msg`Plays or pauses` }];
