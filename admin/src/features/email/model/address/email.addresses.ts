import type { EmailAddress } from '@embarque/mocks/email/contract';

export interface ParsedAddresses {
  /** In the order of the text, each address once. The name is the address where the text has none. */
  people: EmailAddress[];
  /** The text that is no address, as it was written; empty when everything was read. */
  rest: string;
}

/** Deliberately loose: rejects only what no server accepts. */
export function isAddress(text: string): boolean {
  return /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[^\s@<>(),;:".]+$/.test(text);
}

/** Servers tell addresses apart by their letters and accents, never by their case. */
export const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The signs that a copied list carries along without showing them. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/**
 * The people of a list as mail programs, sheets and pages write it: separated by commas, semicolons, lines or spaces, with or
 * without names, quotes and `mailto:`.
 */
export function parseAddresses(text: string): ParsedAddresses {
  const people = new Map<string, EmailAddress>();
  const rest: string[] = [];
  for (const entry of entriesOf(text.replaceAll(INVISIBLE, ''))) {
    const read = readEntry(entry);
    for (const person of read.people) {
      const key = person.email.toLowerCase();
      if (!people.has(key)) people.set(key, person);
    }
    if (read.rest) rest.push(read.rest);
  }
  return { people: [...people.values()], rest: rest.join(', ') };
}

/** `"Silva, Ana" <ana@example.com>`, or the address alone where it has no name. */
export function formatAddress({ name, email }: EmailAddress): string {
  if (!name || isSameAddress(name, email)) return email;
  return /[,;:<>@"()]/.test(name) ? `"${name.replaceAll('"', "'")}" <${email}>` : `${name} <${email}>`;
}

/** The parts between separators. A comma before a name's address, as in `Silva, Ana <a@b.c>; …`, separates nothing. */
function entriesOf(text: string): string[] {
  const lines = split(text, /[;\n\r\t]/);
  return lines.flatMap((line) => {
    const parts = split(line, /,/);
    const isOneName = lines.length > 1 && parts.length > 1 && !parts.slice(0, -1).some((part) => part.includes('@'));
    return isOneName && /<[^<>]*@/.test(parts.at(-1) ?? '') ? [line.trim()] : parts;
  });
}

/** Splits at separators outside of quotes and angle brackets; quotes that nothing closes quote nothing. */
function split(text: string, separator: RegExp): string[] {
  const tokens = text.match(/"(?:[^"\\\n]|\\.)*"|<[^<>\n]*>|[\s\S]/g) ?? [];
  const parts = [''];
  for (const token of tokens) {
    if (token.length === 1 && separator.test(token)) parts.push('');
    else parts.push((parts.pop() ?? '') + token);
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

function readEntry(entry: string): ParsedAddresses {
  // The head of a copied line, or the name of a group: `To: …`, `Team: …`.
  const text = entry.replace(/^(?!mailto:)[^"<@:]*:\s*/i, '');
  const bracketed = [...text.matchAll(/([^<>]*)<([^<>]*)>/g)];
  if (bracketed.length === 0) return readWords(text);

  const people: EmailAddress[] = [];
  const rest: string[] = [];
  let end = 0;
  for (const [whole, name = '', inside = ''] of bracketed) {
    end += whole.length;
    const email = plainAddress(inside);
    if (isAddress(email)) people.push(named(name, email));
    else rest.push(whole.trim());
  }
  const after = readWords(text.slice(end));
  return {
    people: [...people, ...after.people],
    rest: [...rest, after.rest].filter(Boolean).join(', '),
  };
}

/** Addresses without brackets: the words before one are its name, and so is what follows it in round brackets. */
function readWords(text: string): ParsedAddresses {
  const people: EmailAddress[] = [];
  let words: string[] = [];
  for (const word of text.match(/"[^"]*"|\([^)]*\)|\S+/g) ?? []) {
    const email = plainAddress(word);
    const last = people.at(-1);
    if (isAddress(email)) {
      people.push(named(words.join(' '), email));
      words = [];
    } else if (last && words.length === 0 && word.startsWith('(') && last.name === last.email) {
      people[people.length - 1] = named(word.slice(1, -1), last.email);
    } else {
      words.push(word);
    }
  }
  return { people, rest: words.join(' ') };
}

/** The address in `mailto:ana@example.com?subject=…`, `[ana@example.com]` or `ana@example.com.` */
function plainAddress(text: string): string {
  const bare = text
    .trim()
    .replace(/^["'[({]+/, '')
    .replace(/["'\])}.,:]+$/, '');
  return /^mailto:/i.test(bare) ? decoded(bare.slice('mailto:'.length).split('?')[0] ?? '') : bare;
}

function named(name: string, email: string): EmailAddress {
  const bare = name
    .trim()
    .replaceAll(/\\(.)/g, '$1')
    .replace(/^(["'])(.*)\1$/, '$2')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return { email, name: bare && !isSameAddress(plainAddress(bare), email) ? bare : email };
}

/** Text with its percent signs decoded; as it is, when they stand for nothing. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
