import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

/** The keyboard interaction of the list. */
export const taskListKeyboard: KeyboardTable = [
  { keys: ['ArrowUp', 'ArrowDown'], does: msg`Goes to the previous or next task; moves a lifted one` },
  { keys: ['Home', 'End'], does: msg`Goes to the first or last task; moves a lifted one there` },
  { keys: ['PageUp', 'PageDown'], does: msg`Moves by one page of the list` },
  {
    keys: ['ArrowLeft', 'ArrowRight'],
    does: msg`Moves between the row, its handle, its checkbox, its star and its menu`,
  },
  { keys: ['Enter'], does: msg`Opens the task` },
  { keys: ['Space'], does: msg`Completes the task; on the handle, lifts or drops it, and Escape cancels` },
  { keys: ['Delete'], does: msg`Deletes the task` },
];
