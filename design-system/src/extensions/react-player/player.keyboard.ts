import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

/** The keyboard interaction of the play button. The sliders handle the arrow keys. */
export const playerKeyboard: KeyboardTable = [{ keys: ['Enter', 'Space'], does: msg`Plays or pauses` }];
