import { type Editor, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { contentChange } from './document/content-change.ts';
import { contentOf, hasImage, sliceOf, withoutDirections, withoutImages } from './document/document.ts';
import { type DocumentFeatures, extensionsFor } from './document/extensions.ts';
import { imagesIn, insertImages, type TakeImage } from './image/take-image.ts';

interface RichTextOptions extends DocumentFeatures {
  value: string | undefined;
  defaultValue: string;
  onChange: ((change: { html: string }) => void) | undefined;
  isEditable: boolean;
  takeImage: TakeImage | undefined;
  onImageRefused: (() => void) | undefined;
  attributes: Record<string, string>;
}

/** The editor behind the field. */
export function useRichText(options: RichTextOptions): Editor {
  const { value, defaultValue, onChange, isEditable, takesImages, takeImage, onImageRefused, attributes } = options;
  const reported = useRef(value);
  const [features] = useState(() => extensionsFor(options));
  const [content] = useState(() => contentOf(value ?? defaultValue, features));
  /** Images stay where they were kept; those of other pages are not. */
  const readMarkup = (html: string) => {
    const isOwn = html.includes('data-pm-slice');
    const isRefused = (!takesImages || (takeImage && !isOwn)) && hasImage(html);
    if (!isRefused) return html;
    onImageRefused?.();
    return withoutImages(html);
  };
  const takeFiles = (data: DataTransfer | null): boolean => {
    const images = takeImage ? imagesIn(data) : [];
    if (takeImage && images.length > 0) void insertImages(editor, images, takeImage);
    return images.length > 0;
  };
  const taking = { readMarkup, takeFiles };
  const editor = useEditor({
    extensions: features,
    // Rules of its own would need a style element that the page does not trust.
    injectCSS: false,
    textDirection: 'auto',
    editable: isEditable,
    content,
    editorProps: { attributes, handleDOMEvents: { paste: takePaste(taking), drop: takeDrop(taking) } },
    onUpdate: ({ editor: written }) => {
      const html = written.isEmpty ? '' : written.getHTML();
      reported.current = html;
      onChange?.({ html });
    },
  });

  // The controlled value wins, even when it differs from the text.
  useEffect(() => {
    if (value === undefined || isSameText(value, reported.current)) return;
    reported.current = value;
    const { state, view, schema } = editor;
    view.dispatch(contentChange(state, schema.nodeFromJSON(contentOf(value, features))));
  }, [editor, value, features]);

  return editor;
}

/** An owner may store the text without the directions. */
const isSameText = (value: string, reported: string | undefined) =>
  value === reported || (reported !== undefined && value === withoutDirections(reported));

type View = Editor['view'];

interface Taking {
  /** Returns the markup that may come in. */
  readMarkup: (html: string) => string;
  /** Takes the images that come as files; returns whether there are any. */
  takeFiles: (data: DataTransfer | null) => boolean;
}

/** Markup from elsewhere is read by rules of our own; without markup, the editor takes the words. */
const takePaste =
  ({ readMarkup, takeFiles }: Taking) =>
  (view: View, event: ClipboardEvent): boolean => {
    const { clipboardData: data } = event;
    const html = data?.getData('text/html');
    if (!view.editable) return false;
    if (takeFiles(data)) {
      event.preventDefault();
      return true;
    }
    if (!html) return false;
    event.preventDefault();
    const slice = sliceOf(readMarkup(html), view.state.schema);
    // Cells that are pasted into a table fill its cells.
    if (view.someProp('handlePaste', (handle) => handle(view, event, slice))) return true;
    view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView());
    return true;
  };

const takeDrop =
  ({ readMarkup, takeFiles }: Taking) =>
  (view: View, event: DragEvent): boolean => {
    const html = event.dataTransfer?.getData('text/html');
    const position = view.posAtCoords({ left: event.clientX, top: event.clientY });
    if (!position || view.dragging || !view.editable) return false;
    if (takeFiles(event.dataTransfer)) {
      event.preventDefault();
      return true;
    }
    if (!html) return false;
    event.preventDefault();
    const slice = sliceOf(readMarkup(html), view.state.schema);
    view.dispatch(view.state.tr.replaceRange(position.pos, position.pos, slice));
    return true;
  };
