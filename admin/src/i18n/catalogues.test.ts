import { expect, it } from 'vitest';
import { readTexts } from '../../../.ci/texts/catalogues.ts';
import { exampleTextId } from '../../../design-system/src/example-source.ts';
import { unambiguousWords } from './one-word-messages.data.ts';

const texts = readTexts('en');
/** The examples of the UI kit are no interface of the product. */
const ofInterface = texts.filter(({ file }) => !file.includes('examples'));
const words = ofInterface.filter(({ english }) => /^[^\s{}<>]+$/.test(english));
const catalogues = [...Map.groupBy(texts, ({ file }) => file)].map(([file, of]) => ({ file, texts: of }));

it('gives each message of one word a context, unless the word is unambiguous', () => {
  const unclear = words.filter(({ english, hasContext }) => !hasContext && !unambiguousWords.has(english));

  expect(words.length).toBeGreaterThan(100);
  expect(unclear.map(({ english }) => english)).toEqual([]);
});

it('calls no word unambiguous that is no message', () => {
  const used = new Set(words.map(({ english }) => english));

  expect([...unambiguousWords].filter((word) => !used.has(word))).toEqual([]);
});

it.each(catalogues)('has no two messages that differ only in case in $file', ({ texts: entries }) => {
  // The heading of an example is made of its name.
  const messages = new Set(entries.flatMap(({ id, english }) => (id === exampleTextId(english) ? [] : [english])));
  const spellings = Map.groupBy(messages, (message) => message.toLowerCase());

  expect([...spellings.values()].filter(({ length }) => length > 1)).toEqual([]);
});
