import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

const shared: KeyboardTable = [
  { keys: ['Home'], does: msg`Shows the first tab` },
  { keys: ['End'], does: msg`Shows the last tab` },
  { keys: ['Enter', 'Space'], does: msg`Shows the focused tab` },
];

/** From right to left, the arrows change places. */
export const tabsKeyboard: KeyboardTable = [
  { keys: ['ArrowRight'], does: msg`Shows the next tab` },
  { keys: ['ArrowLeft'], does: msg`Shows the previous tab` },
  ...shared,
];

/** The keyboard interaction of vertical tabs. */
export const uprightTabsKeyboard: KeyboardTable = [
  { keys: ['ArrowRight', 'ArrowDown'], does: msg`Shows the next tab` },
  { keys: ['ArrowLeft', 'ArrowUp'], does: msg`Shows the previous tab` },
  ...shared,
];
