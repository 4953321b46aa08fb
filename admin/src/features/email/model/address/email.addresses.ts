import { isEmailAddress, isSameEmailAddress } from '@embarque/design-system/email-address';
import type { EmailAddress } from '@embarque/mocks/email/contract';

export interface ParsedAddresses {
  /** In the order of the text, each address once. The name is the address where the text has none. */
  people: EmailAddress[];
  /** The text that is no address, as it was written; empty when everything was read. */
  rest: string;
}

export const isAddress = (text: string): boolean => isEmailAddress(plainSigns(text));

/** The signs that a copied list carries along without showing them. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** Signs of wide scripts and of typography as those that separate and quote in lists of addresses. */
const LIKES: Readonly<Record<string, string>> = { '、': ',', '“': '"', '”': '"', '„': '"', '«': '"', '»': '"' };
const plainSigns = (text: string) =>
  text
    .replaceAll(/[，；：＠＜＞（）｜]/g, (sign) => sign.normalize('NFKC'))
    .replaceAll(/[、“”„«»]/g, (sign) => LIKES[sign] ?? sign);

/**
 * The people of a list as mail programs, sheets and pages write it: separated by commas, semicolons, lines or spaces, with or
 * without names, quotes and `mailto:`.
 */
export function parseAddresses(text: string): ParsedAddresses {
  const people = new Map<string, EmailAddress>();
  const rest: string[] = [];
  for (const entry of entriesOf(plainSigns(text.replaceAll(INVISIBLE, '')))) {
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
  if (!name || isSameEmailAddress(name, email)) return email;
  return /[,;:<>@"()]/.test(name) ? `"${name.replaceAll('"', "'")}" <${email}>` : `${name} <${email}>`;
}

/** The entries of a text: its lines, or rows of a sheet, and in them the parts between separators. */
function entriesOf(text: string): string[] {
  const lines = withNamesAbove(split(text, /[\n\r\u2028\u2029\v]/));
  return lines.flatMap((line) => {
    const isTabbed = line.includes('\t');
    const row = isTabbed || lines.length > 1 ? rowOf(split(line, isTabbed ? /\t/ : /[,;]/)) : undefined;
    return row === undefined ? split(line, /\t/).flatMap(partsOf) : [row];
  });
}

/** A row of a sheet with one address, whose other cells are the name; undefined for any other line. */
function rowOf(cells: readonly string[]): string | undefined {
  const addresses = cells.filter((cell) => cell.includes('@'));
  const [email = ''] = addresses.map(plainAddress);
  if (cells.length < 2 || addresses.length !== 1 || !isAddress(email)) return undefined;
  return written(cells.filter((cell) => !cell.includes('@')).join(' '), email);
}

/** Names that stand above their addresses, as on cards, beside them. */
function withNamesAbove(lines: readonly string[]): readonly string[] {
  const emails = lines.map(plainAddress);
  const isPaired =
    lines.length % 2 === 0 &&
    lines.every((line, at) => isAddress(emails[at] ?? '') === (at % 2 === 1) && (at % 2 === 1 || isBareName(line)));
  if (!isPaired) return lines;
  return lines.flatMap((line, at) => (at % 2 === 0 ? [written(line, emails[at + 1] ?? '')] : []));
}

/** The parts of a line. A comma within a name before its address, as in `Silva, Ana <a@b.c>`, separates nothing. */
function partsOf(line: string): string[] {
  return split(line, /[;|]/).flatMap((entry) => {
    const parts = split(entry, /,/);
    return parts.flatMap((part, at) => {
      const isNamed = (text = '') => /^[^<>@"]+<[^<>]*@[^<>]*>$/.test(text);
      if (isBareName(part) && isNamed(parts[at + 1])) return [];
      const surname = parts[at - 1] ?? '@';
      if (!isNamed(part) || !isBareName(surname)) return [part];
      const [, name = '', email = ''] = /^([^<]*)<(.*)>$/.exec(part) ?? [];
      return [written(`${surname}, ${name.trim()}`, email)];
    });
  });
}

const isBareName = (text: string) => /\p{L}/u.test(text) && !/[@<>":;,\t]/.test(text);
const written = (name: string, email: string) => `"${name.replaceAll('"', '')}" <${email}>`;

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
  const read = readBehindHead(entry);
  return read.people.length > 0 ? read : { people: [], rest: entry };
}

function readBehindHead(entry: string): ParsedAddresses {
  // The head of a copied line, or the name of a group: `To: …`, `Team: …`.
  const text = entry.replace(/^(?!mailto:)[^"<@:]*:(?!\/\/)\s*/i, '');
  const bracketed = [...text.matchAll(/([^<>]*)<([^<>]*)>/g)];
  if (bracketed.length === 0) return readWords(text);

  const people: EmailAddress[] = [];
  const rest: string[] = [];
  let end = 0;
  for (const { 0: whole, 1: name = '', 2: inside = '', index } of bracketed) {
    const skipped = text.slice(end, index).trim();
    if (skipped) rest.push(skipped);
    end = index + whole.length;
    const email = plainAddress(inside);
    if (isAddress(email)) people.push(named(people.length > 0 ? withoutConjunction(name) : name, email));
    else rest.push(whole.trim());
  }
  // Round brackets behind an address are a remark.
  const after = readWords(text.slice(end).replaceAll(/\([^)]*\)/g, ''));
  return {
    people: [...people, ...after.people],
    rest: [...rest, after.rest].filter(Boolean).join(', '),
  };
}

const CONJUNCTIONS = new Set(['and', 'e', 'y', 'et', 'und', '&', '+']);

/** A name without the word that joins it to the one before. */
const withoutConjunction = (name: string): string => {
  const [first = '', ...others] = name.trim().split(/\s+/);
  return CONJUNCTIONS.has(first.toLowerCase()) ? others.join(' ') : name;
};

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
    } else if (people.length === 0 || words.length > 0 || !CONJUNCTIONS.has(word.toLowerCase())) {
      words.push(word);
    }
  }
  return { people, rest: words.join(' ') };
}

/** The address in `mailto:ana@example.com?subject=…`, `[ana@example.com]` or `ana@example.com.` */
function plainAddress(text: string): string {
  const bare = text
    .trim()
    .replace(/^["'[({<]+/, '')
    .replace(/["'\])}>.,:]+$/, '');
  return /^mailto:/i.test(bare) ? decoded(bare.slice('mailto:'.length).split('?')[0] ?? '') : bare;
}

function named(name: string, email: string): EmailAddress {
  const bare = name
    .trim()
    .replaceAll(/\\(.)/g, '$1')
    .replace(/^(["'])(.*)\1$/, '$2')
    .replaceAll(/\s+/g, ' ')
    // The sign or number before a line and a dash before an address are no part of a name.
    .replace(/^(?:[•◦▪‣·*–—-]|\d{1,3}[.)])(?:\s+|$)/, '')
    .replace(/\s*[–—:-]\s*$/, '')
    .trim();
  return { email, name: bare && !isSameEmailAddress(plainAddress(bare), email) ? bare : email };
}

/** Text with its percent signs decoded, those of old pages too; those that stand for nothing stay. */
export function decoded(text: string): string {
  return text.replaceAll(/(?:%[\da-f]{2})+/gi, (signs) => {
    try {
      return decodeURIComponent(signs);
    } catch {
      const bytes = signs.match(/[\da-f]{2}/gi)?.map((code) => Number.parseInt(code, 16)) ?? [];
      return new TextDecoder('windows-1252').decode(Uint8Array.from(bytes));
    }
  });
}
