import { type Editor, useEditorState } from '@tiptap/react';

export type Block = 'paragraph' | 'h2' | 'h3' | 'h4' | 'quote' | 'code';
export type Align = 'start' | 'center' | 'end' | 'justify';

const aligns: readonly Align[] = ['center', 'end', 'justify'];
const levels = [2, 3, 4] as const;

type Is = (what: string | Record<string, unknown>) => boolean;

/** The marks at the caret, for the toolbar. */
export function useMarks(editor: Editor) {
  return useEditorState({
    editor,
    selector: () => {
      const style = editor.getAttributes('textStyle');
      const is: Is = (what) => (typeof what === 'string' ? editor.isActive(what) : editor.isActive(what));
      return {
        bold: is('bold'),
        italic: is('italic'),
        underline: is('underline'),
        strike: is('strike'),
        code: is('code'),
        bulletList: is('bulletList'),
        orderedList: is('orderedList'),
        table: is('table'),
        headerRow: hasHeaderRow(editor),
        block: blockOf(is),
        align: aligns.find((textAlign) => is({ textAlign })) ?? 'start',
        font: textOf(style['fontFamily']),
        size: textOf(style['fontSize']),
        colour: textOf(style['color']),
        href: textOf(editor.getAttributes('link')['href']),
        undoable: editor.can().undo(),
        redoable: editor.can().redo(),
      };
    },
  });
}

function blockOf(is: Is): Block {
  const level = is('heading') && levels.find((each) => is({ level: each }));
  if (level) return `h${level}`;
  if (is('codeBlock')) return 'code';
  return is('blockquote') ? 'quote' : 'paragraph';
}

/** Whether each cell of the first row is a head, in the table at the caret. */
function hasHeaderRow({ state }: Editor): boolean {
  const table = state.selection.$head.node(1);
  const cells = table?.type.name === 'table' ? table.firstChild?.children : undefined;
  return cells?.every(({ type }) => type.name === 'tableHeader') ?? false;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
