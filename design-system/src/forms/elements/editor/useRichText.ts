import { type Editor, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { contentOf, sliceOf } from './document/document.ts';
import { extensions } from './document/extensions.ts';

interface RichTextOptions {
  value: string | undefined;
  defaultValue: string;
  onChange: ((change: { html: string }) => void) | undefined;
  isEditable: boolean;
  attributes: Record<string, string>;
}

/** The editor behind the field. */
export function useRichText({ value, defaultValue, onChange, isEditable, attributes }: RichTextOptions): Editor {
  const reported = useRef(value);
  const [content] = useState(() => contentOf(value ?? defaultValue, extensions));
  const editor = useEditor({
    extensions,
    // Rules of its own would need a style element that the page does not trust.
    injectCSS: false,
    textDirection: 'auto',
    editable: isEditable,
    content,
    editorProps: { attributes, handleDOMEvents: { paste: takePaste, drop: takeDrop } },
    onUpdate: ({ editor: written }) => {
      const html = written.isEmpty ? '' : written.getHTML();
      reported.current = html;
      onChange?.({ html });
    },
  });

  // The controlled value wins, even when it differs from the text.
  useEffect(() => {
    if (value === undefined || value === reported.current) return;
    reported.current = value;
    editor.commands.setContent(contentOf(value, extensions), { emitUpdate: false });
  }, [editor, value]);

  return editor;
}

type View = Editor['view'];

/** Markup from elsewhere is read by rules of our own; without markup, the editor takes the words. */
function takePaste(view: View, event: ClipboardEvent): boolean {
  const html = event.clipboardData?.getData('text/html');
  if (!html || !view.editable) return false;
  event.preventDefault();
  view.dispatch(view.state.tr.replaceSelection(sliceOf(html, view.state.schema)).scrollIntoView());
  return true;
}

function takeDrop(view: View, event: DragEvent): boolean {
  const html = event.dataTransfer?.getData('text/html');
  const position = view.posAtCoords({ left: event.clientX, top: event.clientY });
  if (!html || !position || view.dragging || !view.editable) return false;
  event.preventDefault();
  const slice = sliceOf(html, view.state.schema);
  view.dispatch(view.state.tr.replaceRange(position.pos, position.pos, slice));
  return true;
}
