import { getSchema, type JSONContent, type Extensions } from '@tiptap/core';
import { DOMParser, type Schema, type Slice } from '@tiptap/pm/model';
import { type HtmlPiece, readHtml } from './html.ts';

/** The document of this markup. */
export function contentOf(html: string, extensions: Extensions): JSONContent {
  return DOMParser.fromSchema(getSchema(extensions)).parse(elementOf(html)).toJSON();
}

/** The content inserted when this markup is pasted. */
export function sliceOf(html: string, schema: Schema): Slice {
  return DOMParser.fromSchema(schema).parseSlice(elementOf(html));
}

function elementOf(html: string): HTMLElement {
  // In a document of its own, nothing is loaded or run.
  const inert = document.implementation.createHTMLDocument('');
  const add = (parent: HTMLElement, pieces: readonly HtmlPiece[]) => {
    for (const piece of pieces) {
      if (typeof piece === 'string') {
        parent.append(piece);
        continue;
      }
      const element = inert.createElement(piece.tag);
      for (const [name, value] of Object.entries(piece.attributes)) {
        if (name === 'style') element.style.cssText = value;
        else element.setAttribute(name, value);
      }
      add(element, piece.children);
      parent.append(element);
    }
  };
  add(inert.body, readHtml(html));
  return inert.body;
}
