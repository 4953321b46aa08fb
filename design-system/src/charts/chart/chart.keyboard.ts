import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

/** The keyboard interaction that all charts share. */
export const chartKeyboard: KeyboardTable = [
  { keys: ['Enter', 'Space'], does: msg`Shows and announces the first value, as does any arrow key` },
  { keys: ['Enter'], does: msg`Opens what is behind the value that the keys show, where there is something` },
  { keys: ['ArrowLeft', 'ArrowRight'], does: msg`Goes to the previous or next value` },
  { keys: ['ArrowUp', 'ArrowDown'], does: msg`Goes to the same point of the previous or next series` },
  { keys: ['Home'], does: msg`Goes to the first value of the series` },
  { keys: ['End'], does: msg`Goes to the last value of the series` },
  { keys: ['Escape'], does: msg`Closes the tooltip` },
];
