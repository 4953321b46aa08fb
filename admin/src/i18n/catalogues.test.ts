import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exampleTextId } from '../../../design-system/src/example-source.ts';
import { unambiguousWords } from './one-word-messages.data.ts';

interface Entry {
  message: string;
  context?: string;
}

const root = join(import.meta.dirname, '../../..');
const catalogues = globSync('{admin,design-system}/locales/en/**/*.json', { cwd: root }).map((file) => ({
  file,
  entries: Object.entries(JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, Entry>),
}));
/** The examples of the UI kit are no interface of the product. */
const ofInterface = catalogues.filter(({ file }) => !file.includes('examples'));
const words = ofInterface.flatMap(({ entries }) =>
  entries.flatMap(([, { message, context }]) => (/^[^\s{}<>]+$/.test(message) ? [{ message, context }] : [])),
);

it('gives each message of one word a context, unless the word is unambiguous', () => {
  const unclear = words.filter(({ message, context }) => !context && !unambiguousWords.has(message));

  expect(words.length).toBeGreaterThan(100);
  expect(unclear.map(({ message }) => message)).toEqual([]);
});

it('calls no word unambiguous that is no message', () => {
  const used = new Set(words.map(({ message }) => message));

  expect([...unambiguousWords].filter((word) => !used.has(word))).toEqual([]);
});

it.each(catalogues)('has no two messages that differ only in case in $file', ({ entries }) => {
  // The heading of an example is made of its name.
  const messages = new Set(entries.flatMap(([id, { message }]) => (id === exampleTextId(message) ? [] : [message])));
  const spellings = Map.groupBy(messages, (message) => message.toLowerCase());

  expect([...spellings.values()].filter(({ length }) => length > 1)).toEqual([]);
});
