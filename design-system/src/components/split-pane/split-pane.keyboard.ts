import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

/** The keyboard interaction of the edge between the panes. The arrows swap in right-to-left. */
export const splitPaneKeyboard: KeyboardTable = [
  { keys: ['ArrowRight'], does: msg`Makes the first pane wider` },
  { keys: ['ArrowLeft'], does: msg`Makes the first pane narrower` },
  { keys: ['Home'], does: msg`Makes the first pane as narrow as it may be` },
  { keys: ['End'], does: msg`Makes the first pane as wide as it may be` },
  { keys: ['Enter'], does: msg`Folds the first pane away, or brings it back` },
];
