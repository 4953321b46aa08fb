import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

/** From right to left, the arrows change places. */
export const carouselKeyboard: KeyboardTable = [
  { keys: ['ArrowRight'], does: msg`Shows the next slide` },
  { keys: ['ArrowLeft'], does: msg`Shows the previous slide` },
  { keys: ['Home'], does: msg`Shows the first slide` },
  { keys: ['End'], does: msg`Shows the last slide` },
  { keys: ['Enter', 'Space'], does: msg`Activates the focused button` },
];
