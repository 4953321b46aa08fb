import { getSchema, type JSONContent, type Extensions } from '@tiptap/core';
import { DOMParser, type Schema, type Slice } from '@tiptap/pm/model';
import { type HtmlPiece, readHtml } from './html.ts';
import { plainLooks } from './plain-looks.ts';
import { withLists } from './word-lists.ts';

/** The document of this markup. */
export function contentOf(html: string, extensions: Extensions): JSONContent {
  return DOMParser.fromSchema(getSchema(extensions))
    .parse(elementOf(readHtml(html)))
    .toJSON();
}

/** The content inserted when this markup is pasted. What the editor copied itself keeps its looks. */
export function sliceOf(html: string, schema: Schema): Slice {
  const pieces = readHtml(html);
  const isOwn = html.includes('data-pm-slice');
  return DOMParser.fromSchema(schema).parseSlice(elementOf(isOwn ? pieces : plainLooks(pieces)));
}

/** Whether markup has an image that the editor could show. */
export const hasImage = (html: string): boolean => /<img\s/i.test(html);

export const withoutImages = (html: string): string => html.replaceAll(/<img\s[^>]*>/gi, '');

function elementOf(pieces: readonly HtmlPiece[]): HTMLElement {
  // In a document of its own, nothing is loaded or run.
  const inert = document.implementation.createHTMLDocument('');
  const add = (parent: HTMLElement, children: readonly HtmlPiece[]) => {
    for (const piece of children) {
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
  add(inert.body, withLists(pieces));
  return inert.body;
}
