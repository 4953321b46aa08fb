import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../lib/keyboard.ts';

/** The way around in a dialog. */
export const tabsInside: KeyboardTable = [
  { keys: ['Tab', 'Shift+Tab'], does: msg`Moves to the next or previous control inside; focus stays in it` },
];

/** The keyboard interaction of an open dialog, side panel or popover, beside that of what is in it. */
export const dialogKeyboard: KeyboardTable = [
  ...tabsInside,
  { keys: ['Escape'], does: msg`Closes it; focus returns to the control that opened it` },
];

/** The keyboard interaction of an open menu. Letters go to the item that begins with them. */
export const menuKeyboard: KeyboardTable = [
  { keys: ['ArrowDown', 'ArrowUp'], does: msg`Moves to the next or previous item, and around at the ends` },
  { keys: ['Home', 'End'], does: msg`Moves to the first or last item` },
  { keys: ['Enter', 'Space'], does: msg`Selects the item and closes the menu`, isConditional: true },
  { keys: ['Tab', 'Shift+Tab'], does: msg`Closes the menu and moves on` },
  { keys: ['Escape'], does: msg`Closes it; focus returns to the control that opened it` },
];

/** The keyboard interaction of a control with a hint. */
export const hintKeyboard: KeyboardTable = [
  { keys: ['Tab', 'Shift+Tab'], does: msg`Shows the hint of the control that takes focus` },
  { keys: ['Escape'], does: msg`Hides the hint; focus stays` },
];
