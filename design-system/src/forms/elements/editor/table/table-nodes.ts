import { type Editor, Node } from '@tiptap/core';
import { goToCell, prepareTables } from './prepare-tables.ts';

/** The parts of a table, in the words of ProseMirror. */
const roles: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name) ?? 1),
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
});

/** A column is as wide as its content needs; ProseMirror asks for the attribute. */
const colwidth = { default: null, rendered: false };

const cell = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({ colspan: span('colspan'), rowspan: span('rowspan'), colwidth }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const Table = Node.create({
  name: 'table',
  group: 'table',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: ({ name }) => (roles[name] ? { tableRole: roles[name] } : {}),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  addNodeView: () => () => scrollingTable(),
  // In a list within a cell, Tab goes to the next cell all the same.
  priority: 110,
  addKeyboardShortcuts: () => ({
    Tab: ({ editor }) => goToCell(editor, 'next'),
    'Shift-Tab': ({ editor }) => goToCell(editor, 'previous'),
    Escape: leaveTable,
    'Alt-F10': goToTool,
  }),
  onCreate() {
    prepareTables(this.editor);
  },
  onTransaction() {
    prepareTables(this.editor);
  },
});

/** A document with tables beside its blocks: a table stands in no list, no quote and no other table. */
const Document = Node.create({ name: 'doc', topNode: true, content: '(block | table)+' });

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
});

/** The features of a document with tables. */
export const tableNodes = [Document, Table, TableRow, cell('tableCell', 'td'), cell('tableHeader', 'th')];

/** A table that is wider than the text scrolls by itself. */
function scrollingTable() {
  const dom = document.createElement('div');
  dom.dataset['table'] = '';
  const table = dom.appendChild(document.createElement('table'));
  return { dom, contentDOM: table.appendChild(document.createElement('tbody')) };
}

/** Goes to the line below the table, where the Tab key leaves the text. */
export function leaveTable({ editor }: { editor: Editor }): boolean {
  const { doc, selection } = editor.state;
  const { $head } = selection;
  if ($head.node(1)?.type.name !== 'table') return false;
  const below = $head.after(1);
  const chain = editor.chain().focus();
  if (!doc.nodeAt(below)?.isTextblock) chain.insertContentAt(below, { type: 'paragraph' });
  return chain
    .setTextSelection(below + 1)
    .scrollIntoView()
    .run();
}

function goToTool({ editor }: { editor: Editor }): boolean {
  const tool = editor.view.dom.closest('[data-tools]')?.querySelector<HTMLElement>('[aria-keyshortcuts="Alt+F10"]');
  tool?.focus();
  return tool !== undefined && tool !== null;
}
