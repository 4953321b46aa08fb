import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

/** The keyboard interaction of a card. */
export const kanbanKeyboard: KeyboardTable = [
  {
    keys: ['Space'],
    does: msg`Picks the card up and puts it down; Escape takes it back`,
  },
  {
    keys: ['Enter'],
    does: msg`Opens the card; where there is nothing to open, picks it up and puts it down`,
  },
  {
    keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    does: msg`Carries the card in hand within its column and to the next one; without a card in hand, goes to the next card`,
  },
  {
    keys: ['Home', 'End'],
    does: msg`Does the same to either end of the column`,
  },
];
