import type { ReferenceKind, Mention } from './references.types.ts';

const LETTERS: Readonly<Record<string, ReferenceKind>> = { S: 'sale', P: 'policy', E: 'esim', C: 'claim' };

/** Each of the world's numbers begins with a letter; an invoice has a sign or a word before it, and a person an at sign. */
const numbers = /(?<![\w-])(?<letter>[SPEC])-(?<number>\d{5,7})(?![\w-])/gu;
const invoices =
  /(?<![\w&#])#(?<number>\d{4,6})(?!\w)|(?<!\w)(?:invoices?|faturas?|factures?|rechnung(?:en)?) (?:n[.º°o]+ ?)?(?<named>\d{4,6})(?!\w)/giu;
/** Names begin with capitals, but for small words such as "de". */
const people = /(?<![\w@.])@(?<name>\p{Lu}[\p{L}\p{M}’'-]*(?: (?:d[aeo]s?|de|van|von|\p{Lu}[\p{L}\p{M}’'-]*)){1,3})/gu;

/** Whether a text can name something at all: asked for each text that is drawn. */
export const mayHaveReferences = (text: string): boolean => /[SPEC]-\d{5}|#\d{4}|@\p{Lu}|\w \D{0,4}\d{4}/u.test(text);

/** The mentions of a text, in its order. A name need not belong to anything. */
export function findReferences(text: string): Mention[] {
  const found: Mention[] = [];
  const add = (kind: ReferenceKind, id: string, { index, 0: words }: RegExpExecArray) =>
    found.push({ kind, id, from: index, to: index + words.length });
  for (const match of text.matchAll(numbers)) {
    const kind = LETTERS[match.groups?.letter ?? ''];
    if (kind) add(kind, match[0], match);
  }
  for (const match of text.matchAll(invoices)) add('invoice', match.groups?.number ?? match.groups?.named ?? '', match);
  for (const match of text.matchAll(people)) add('user', match.groups?.name ?? '', match);
  return found.toSorted((one, other) => one.from - other.from);
}

/** The names that the words after an at sign can be, the longest first: a sentence may go on with a capital. */
export function namesIn(words: string): string[] {
  const parts = words.split(' ');
  return Array.from({ length: parts.length - 1 }, (_, cut) => parts.slice(0, parts.length - cut).join(' '));
}
