import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../lib/keyboard.ts';

/** The keyboard interaction of a field to type in, and of the controls in a group that have no keys of their own. */
export const fieldKeyboard: KeyboardTable = [
  { keys: ['Tab', 'Shift+Tab'], does: msg`Moves to the next or previous control` },
  { keys: ['Enter'], does: msg`Sends the form of the field, if it has one`, isNative: true },
];

/** The keyboard interaction of a field of several lines. */
export const linesKeyboard: KeyboardTable = [
  { keys: ['Tab', 'Shift+Tab'], does: msg`Moves to the next or previous control` },
  { keys: ['Enter'], does: msg`Starts a new line`, isNative: true },
];

/** The keyboard interaction of the browser's own list of options. */
export const nativeSelectKeyboard: KeyboardTable = [
  { keys: ['Tab', 'Shift+Tab'], does: msg`Moves to the next or previous control` },
  { keys: ['Space'], does: msg`Opens the list; letters go to the option that begins with them`, isNative: true },
  { keys: ['ArrowDown', 'ArrowUp'], does: msg`Chooses the next or previous option, or opens the list`, isNative: true },
  { keys: ['Home', 'End'], does: msg`Chooses the first or last option`, isNative: true },
  { keys: ['Escape'], does: msg`Closes the list without a change`, isNative: true },
];

/** The keyboard interaction of a field that makes tags of its text. */
export const tagFieldKeyboard: KeyboardTable = [
  { keys: ['Tab', 'Shift+Tab'], does: msg`Moves to the next or previous control` },
  { keys: ['Enter'], does: msg`Makes a tag of the text`, isConditional: true },
  { keys: ['Backspace'], does: msg`Removes the last tag, if there is no text`, isConditional: true },
];
