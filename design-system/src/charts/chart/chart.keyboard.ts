import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

/** The keyboard interaction that all charts share. */
export const chartKeyboard: KeyboardTable = [
  { keys: ['Enter', 'Space'], does: msg`Shows the first value, and says it; so does any arrow key` },
  { keys: ['ArrowLeft', 'ArrowRight'], does: msg`Goes to the value before or after, as it is seen` },
  { keys: ['ArrowUp', 'ArrowDown'], does: msg`Goes to the same place of the series before or after` },
  { keys: ['Home'], does: msg`Goes to the first value of the series` },
  { keys: ['End'], does: msg`Goes to the last value of the series` },
  { keys: ['Escape'], does: msg`Closes the tooltip` },
];
