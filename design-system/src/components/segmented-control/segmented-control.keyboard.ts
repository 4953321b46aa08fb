import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

export const segmentedControlKeyboard: KeyboardTable = [
  { keys: ['Space'], does: msg`Selects the segment` },
  { keys: ['ArrowDown', 'ArrowRight'], does: msg`Selects the next segment` },
  { keys: ['ArrowUp', 'ArrowLeft'], does: msg`Selects the previous segment` },
];
