import { getSchema, type JSONContent, type Extensions } from '@tiptap/core';
import { DOMParser, type Node, type Schema, Slice } from '@tiptap/pm/model';
import { type HtmlPiece, readHtml } from './html.ts';
import { plainLooks } from './pasted/plain-looks.ts';
import { withRaised } from './pasted/raised.ts';
import { withTables } from './tables.ts';
import { withLists } from './pasted/word-lists.ts';

/** The document of this markup. */
export function contentOf(html: string, extensions: Extensions): JSONContent {
  const schema = getSchema(extensions);
  return DOMParser.fromSchema(schema)
    .parse(elementOf(readHtml(html, takesTables(schema))))
    .toJSON();
}

const takesTables = ({ nodes }: Schema) => ({ takesTables: 'table' in nodes });

/** The content inserted when this markup is pasted. What the editor copied itself keeps its looks. */
export function sliceOf(html: string, schema: Schema): Slice {
  const pieces = readHtml(html, takesTables(schema));
  const isOwn = html.includes('data-pm-slice');
  return closedAtTables(DOMParser.fromSchema(schema).parseSlice(elementOf(isOwn ? pieces : plainLooks(pieces))));
}

/** A slice that begins or ends with a table brings the whole of it, and not the words of its cells alone. */
function closedAtTables({ content, openStart, openEnd }: Slice): Slice {
  const isTable = (node: Node | null) => node?.type.name === 'table';
  return new Slice(content, isTable(content.firstChild) ? 0 : openStart, isTable(content.lastChild) ? 0 : openEnd);
}

/** Whether markup has an image that the editor could show. */
export const hasImage = (html: string): boolean => /<img\s/i.test(html);

export const withoutImages = (html: string): string => html.replaceAll(/<img\s[^>]*>/gi, '');

/** A text as the editor reports it, without the directions that it sets itself. */
export const withoutDirections = (html: string): string =>
  html.replaceAll(/<[a-z][^<>]*>/gi, (tag) => tag.replaceAll(' dir="auto"', ''));

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
  add(inert.body, withLists(withTables(withRaised(pieces))));
  return inert.body;
}
