import type { TextReference } from '../../../components/hover-card/references.ts';

/** The things that a letter names, by the words that name them. */
export type LetterReferences = ReadonlyMap<string, TextReference>;

/** The references that were found in the markup of a letter. */
export const referencesIn = (html: string, found: readonly TextReference[]): LetterReferences =>
  new Map(found.map((reference) => [html.slice(reference.from, reference.to), reference]));

/** Makes a link of each of these words in a letter, and tells which link is which. Words of the letter's own links stay theirs. */
export function linkReferences(letter: Document, references: LetterReferences): Map<Element, TextReference> {
  const links = new Map<Element, TextReference>();
  // Longer words first: one number can begin like another.
  const words = [...references.keys()].toSorted((one, other) => other.length - one.length);
  if (words.length === 0) return links;
  const pattern = new RegExp(`(${words.map(escaped).join('|')})(?!\\d)`, 'u');
  for (const text of textsOf(letter)) {
    const pieces = text.data.split(pattern);
    if (pieces.length === 1) continue;
    text.replaceWith(
      ...pieces.map((piece) => {
        const reference = references.get(piece);
        return reference ? linkTo(letter, piece, reference, links) : piece;
      }),
    );
  }
  return links;
}

const escaped = (word: string) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

function textsOf(letter: Document): Text[] {
  const texts: Text[] = [];
  const walker = letter.createTreeWalker(letter.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest('a')) texts.push(node as Text);
  return texts;
}

function linkTo(letter: Document, words: string, reference: TextReference, links: Map<Element, TextReference>) {
  const link = letter.createElement('a');
  // Without the base of the frame, which has none: a press with a key held down opens it in another tab.
  link.href = new URL(reference.href, location.href).href;
  link.target = '_blank';
  link.textContent = words;
  // A number is read in one piece.
  link.style.whiteSpace = 'nowrap';
  links.set(link, reference);
  return link;
}
