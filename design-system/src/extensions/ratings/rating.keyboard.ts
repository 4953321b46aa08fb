import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

export const ratingKeyboard: KeyboardTable = [
  { keys: ['Space'], does: msg`Gives the rating` },
  { keys: ['ArrowDown', 'ArrowRight'], does: msg`Gives the next higher one` },
  { keys: ['ArrowUp', 'ArrowLeft'], does: msg`Gives the next lower one` },
];
