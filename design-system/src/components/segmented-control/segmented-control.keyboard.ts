import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

export const segmentedControlKeyboard: KeyboardTable = [
  { keys: ['Space'], does: msg`Chooses the segment` },
  { keys: ['ArrowDown', 'ArrowRight'], does: msg`Chooses the next segment` },
  { keys: ['ArrowUp', 'ArrowLeft'], does: msg`Chooses the segment before` },
];
