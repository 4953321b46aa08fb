import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

/** The keyboard interaction while the field has focus, as it always has. */
export const commandPaletteKeyboard: KeyboardTable = [
  { keys: ['ArrowDown'], does: msg`Goes to the next result, across groups` },
  { keys: ['ArrowUp'], does: msg`Goes to the previous result` },
  { keys: ['Enter'], does: msg`Opens the selected result`, isConditional: true },
  { keys: ['Escape'], does: msg`Closes the palette` },
];
