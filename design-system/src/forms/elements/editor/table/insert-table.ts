import type { Editor, JSONContent } from '@tiptap/core';

export interface TableShape {
  rows: number;
  columns: number;
  hasHeaderRow: boolean;
}

/** Puts an empty table behind the block of the caret, in place of an empty line, and goes to its first cell. */
export function insertTable(editor: Editor, shape: TableShape): void {
  const { $head } = editor.state.selection;
  const block = $head.depth > 0 ? $head.node(1) : undefined;
  const isEmptyLine = block?.type.name === 'paragraph' && block.content.size === 0;
  const to = $head.depth > 0 ? $head.after(1) : $head.pos;
  const from = isEmptyLine ? $head.before(1) : to;
  editor
    .chain()
    .insertContentAt({ from, to }, tableOf(shape))
    .setTextSelection(from + FIRST_LINE)
    .focus()
    .run();
}

/** Into the table, its first row, its first cell and the line there. */
const FIRST_LINE = 4;

const tableOf = ({ rows, columns, hasHeaderRow }: TableShape): JSONContent => ({
  type: 'table',
  content: Array.from({ length: rows }, (_, row) => ({
    type: 'tableRow',
    content: Array.from({ length: columns }, () => ({
      type: row === 0 && hasHeaderRow ? 'tableHeader' : 'tableCell',
      content: [{ type: 'paragraph' }],
    })),
  })),
});
