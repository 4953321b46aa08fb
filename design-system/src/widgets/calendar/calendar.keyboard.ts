import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

/** The keyboard interaction of the days, slots and events. */
export const calendarKeyboard: KeyboardTable = [
  {
    keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
    does: msg`Goes to the next day, week or slot; on an event, to the next event. With Alt, moves the event; with Alt and Shift, up and down change its end`,
  },
  { keys: ['Home', 'End'], does: msg`Goes to the first or last day of the week` },
  { keys: ['PageUp', 'PageDown'], does: msg`Goes to the previous or next month, week or day, as the view has it` },
  {
    keys: ['Enter', 'Space'],
    does: msg`Adds an event on the day or in the slot; opens an event. N goes to the events of a day, Delete removes one, Escape takes its move back or leaves it`,
  },
];
