import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

export const ratingKeyboard: KeyboardTable = [
  { keys: ['Space'], does: msg`Selects the rating` },
  { keys: ['ArrowDown', 'ArrowRight'], does: msg`Selects the next higher rating` },
  { keys: ['ArrowUp', 'ArrowLeft'], does: msg`Selects the next lower rating` },
];
