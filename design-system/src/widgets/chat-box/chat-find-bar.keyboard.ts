import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

export const chatFindBarKeyboard: KeyboardTable = [
  { keys: ['Enter'], does: msg`Goes to the next result; with Shift, to the previous one` },
  { keys: ['Escape'], does: msg`Closes the search` },
];
