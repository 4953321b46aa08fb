import { type Editor, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { contentOf, hasImage, sliceOf } from './document/document.ts';
import { extensions, textExtensions } from './document/extensions.ts';

interface RichTextOptions {
  value: string | undefined;
  defaultValue: string;
  onChange: ((change: { html: string }) => void) | undefined;
  isEditable: boolean;
  takesImages: boolean;
  onImageRefused: (() => void) | undefined;
  attributes: Record<string, string>;
}

/** The editor behind the field. */
export function useRichText(options: RichTextOptions): Editor {
  const { value, defaultValue, onChange, isEditable, takesImages, onImageRefused, attributes } = options;
  const reported = useRef(value);
  const features = takesImages ? extensions : textExtensions;
  const [content] = useState(() => contentOf(value ?? defaultValue, features));
  const tellOf = (html: string) => {
    if (!takesImages && hasImage(html)) onImageRefused?.();
  };
  const editor = useEditor({
    extensions: features,
    // Rules of its own would need a style element that the page does not trust.
    injectCSS: false,
    textDirection: 'auto',
    editable: isEditable,
    content,
    editorProps: { attributes, handleDOMEvents: { paste: takePaste(tellOf), drop: takeDrop(tellOf) } },
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
    editor.commands.setContent(contentOf(value, features), { emitUpdate: false });
  }, [editor, value, features]);

  return editor;
}

type View = Editor['view'];

type Taken = (html: string) => void;

/** Markup from elsewhere is read by rules of our own; without markup, the editor takes the words. */
const takePaste =
  (onTaken: Taken) =>
  (view: View, event: ClipboardEvent): boolean => {
    const html = event.clipboardData?.getData('text/html');
    if (!html || !view.editable) return false;
    event.preventDefault();
    view.dispatch(view.state.tr.replaceSelection(sliceOf(html, view.state.schema)).scrollIntoView());
    onTaken(html);
    return true;
  };

const takeDrop =
  (onTaken: Taken) =>
  (view: View, event: DragEvent): boolean => {
    const html = event.dataTransfer?.getData('text/html');
    const position = view.posAtCoords({ left: event.clientX, top: event.clientY });
    if (!html || !position || view.dragging || !view.editable) return false;
    event.preventDefault();
    const slice = sliceOf(html, view.state.schema);
    view.dispatch(view.state.tr.replaceRange(position.pos, position.pos, slice));
    onTaken(html);
    return true;
  };
