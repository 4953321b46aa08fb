import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

/** The keyboard interaction of the edge between the panes. The arrows swap in right-to-left. */
export const splitPaneKeyboard: KeyboardTable = [
  { keys: ['ArrowRight'], does: msg`Makes the first pane wider` },
  { keys: ['ArrowLeft'], does: msg`Makes the first pane narrower` },
  { keys: ['Home'], does: msg`Makes the first pane as narrow as possible` },
  { keys: ['End'], does: msg`Makes the first pane as wide as possible` },
  { keys: ['Enter'], does: msg`Collapses or restores the first pane` },
];
