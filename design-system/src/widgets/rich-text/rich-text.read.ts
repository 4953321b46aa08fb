import { fold } from '../../lib/i18n/search/fold.ts';
import { inertDocument } from '../../lib/markup/trusted-markup.ts';

/** A section of a text: its heading, and where it begins. */
export interface RichTextSection {
  id: string;
  title: string;
}

/** A text that has been read from markup. */
export interface RichTextContent {
  /** Never part of the page: it is only read. A server, which cannot read it, has none. */
  body: HTMLElement | null;
  /** The ids of its headings. */
  ids: ReadonlyMap<Element, string>;
  sections: readonly RichTextSection[];
  /** How many words there are to read. */
  words: number;
}

/**
 * Reads markup of any origin. Headings get ids that tell them from each other and stay the same while their text does.
 *
 * @param html any markup; nothing in it runs or loads
 */
export function readRichText(html: string): RichTextContent {
  if (typeof DOMParser === 'undefined') return { body: null, ids: new Map(), sections: [], words: 0 };
  const { body } = inertDocument(html);
  const ids = new Map<Element, string>();
  const sections = Array.from(body.querySelectorAll('h2'), (heading) => {
    const title = heading.textContent.trim();
    const id = uniqueId(title, new Set(ids.values()));
    ids.set(heading, id);
    return { id, title };
  });
  return { body, ids, sections, words: body.textContent.match(/\S+/g)?.length ?? 0 };
}

function uniqueId(title: string, taken: ReadonlySet<string>): string {
  const plain =
    fold(title)
      .replaceAll(/[^a-z\d]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'section';
  let id = plain;
  for (let count = 2; taken.has(id); count += 1) id = `${plain}-${count}`;
  return id;
}
