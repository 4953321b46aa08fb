import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

/** The keyboard interaction of a card. */
export const kanbanKeyboard: KeyboardTable = [
  {
    keys: ['Space'],
    does: msg`Lifts or drops the card; Escape cancels`,
  },
  {
    keys: ['Enter'],
    does: msg`Opens the card; if it can't be opened, lifts or drops it`,
  },
  {
    keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    does: msg`Moves the lifted card within its column and to the next one; without one, goes to the next card`,
  },
  {
    keys: ['Home', 'End'],
    does: msg`Moves it to the start or end of the column`,
  },
];
