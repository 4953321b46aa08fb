import type { Editor } from '@tiptap/core';
import { chainCommands } from '@tiptap/pm/commands';
import type { Command } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  fixTables,
  goToNextCell,
  tableEditing,
  toggleHeaderRow,
} from '@tiptap/pm/tables';

/** The changes of the table at the caret. */
export const tableCommands = {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  // Without its last row or column, there is no table.
  deleteColumn: chainCommands(deleteColumn, deleteTable),
  deleteRow: chainCommands(deleteRow, deleteTable),
  deleteTable,
  toggleHeaderRow,
} satisfies Record<string, Command>;

export type TableCommand = keyof typeof tableCommands;

/** Tab behind the last cell begins a row, as in word processors. */
const goOn: Command = (state, dispatch, view) => {
  if (goToNextCell(1)(state, dispatch)) return true;
  if (!addRowAfter(state, dispatch)) return false;
  return view ? goToNextCell(1)(view.state, dispatch) : true;
};

export const moves = { next: goOn, previous: goToNextCell(-1) } satisfies Record<string, Command>;

/** Makes the tables of a text editable: arrows between cells, cells chosen together, rows of one length. */
export function addTableEditing(editor: Editor): void {
  if (editor.isDestroyed) return;
  editor.registerPlugin(tableEditing());
  const repaired = fixTables(editor.state);
  // A repair is no edit: it is not reported, and cannot be undone.
  if (repaired) editor.view.dispatch(repaired.setMeta('addToHistory', false).setMeta('preventUpdate', true));
}
