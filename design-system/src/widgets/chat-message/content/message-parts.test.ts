import { expect, it } from 'vitest';
import { isEmojiOnly, messageParts } from './message-parts.ts';

const linksOf = (text: string) => messageParts(text).flatMap(({ href }) => (href === undefined ? [] : [href]));

it.each([
  ['ends an address before the sign of its sentence', 'See (https://a.example/b).', ['https://a.example/b']],
  ['keeps brackets that belong to an address', 'https://a.example/x_(y)', ['https://a.example/x_(y)']],
  ['leaves other schemes as text', 'Not javascript:alert(1) JAVASCRIPT:https data:text/html,x vbscript:x', []],
  ['finds no address in a file name or a price', 'policy-2041.pdf 1.299,00 a@b', []],
  [
    'keeps brackets within brackets',
    '[x](http://a.example?q=(y)) [https://a.example/x[1]]',
    ['http://a.example?q=(y)', 'https://a.example/x[1]'],
  ],
  [
    'ends an address at a bracket of any kind',
    '[https://a.example/b] {https://a.example/c}',
    ['https://a.example/b', 'https://a.example/c'],
  ],
  [
    'ends an address at the signs of Chinese and Japanese',
    '请看https://a.example/b，谢谢（https://a.example/c）。「https://例え.example/パス」',
    ['https://a.example/b', 'https://a.example/c', 'https://例え.example/パス'],
  ],
  [
    'ends an address at quotes, marks of code and weight',
    '„https://a.example/b“ »https://a.example/c« `https://a.example/d` **https://a.example/e**…',
    ['https://a.example/b', 'https://a.example/c', 'https://a.example/d', 'https://a.example/e'],
  ],
  [
    'ends an address at signs that are not seen',
    '\u2068https://a.example/b\u2069 https://a.example/c\u200B https://a.example/d\u200E.',
    ['https://a.example/b', 'https://a.example/c', 'https://a.example/d'],
  ],
  [
    'tells addresses apart that a comma joins',
    'https://a.example/?q=1,2,https://b.example',
    ['https://a.example/?q=1,2', 'https://b.example'],
  ],
  [
    'keeps underscores',
    'https://a.example/a_-_b_(c_d) _https://a.example/X8_',
    ['https://a.example/a_-_b_(c_d)', 'https://a.example/X8_'],
  ],
  [
    'finds e-mail addresses whole',
    "o'brien@example.com, ana.d'avila@a.example 'ana@a.example' ana@são-paulo.example",
    [
      "mailto:o'brien@example.com",
      "mailto:ana.d'avila@a.example",
      'mailto:ana@a.example',
      'mailto:ana@são-paulo.example',
    ],
  ],
  ['makes no other person of an e-mail address', 'josé@example.com joséana@example.com o’brien@example.com', []],
  [
    'ends an e-mail address with its domain',
    '请写ana@example.com谢谢 ana@example.com- ana@example.com—',
    ['mailto:ana@example.com', 'mailto:ana@example.com', 'mailto:ana@example.com'],
  ],
  ['writes a phone number without its blanks', 'Call +55 (11) 91234-5678 now', ['tel:+5511912345678']],
])('%s', (_, text, links) => {
  expect(linksOf(text)).toEqual(links);
});

it('loses nothing of the text', () => {
  const text = 'One https://a.example/, two ana@a.example. Three\n\nfour';
  expect(
    messageParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

it('takes no time for 32,000 characters without a space', () => {
  const begin = performance.now();
  for (const text of [
    'x'.repeat(32_000),
    '1+'.repeat(16_000),
    'a.'.repeat(16_000),
    '+1 '.repeat(10_000),
    `a@${'b'.repeat(32_000)}`,
    `a@${'b.'.repeat(16_000)}`,
    "a'".repeat(16_000),
    `https://a${','.repeat(32_000)}`,
    `https://a${')].'.repeat(10_000)}`,
  ])
    messageParts(text);
  expect(performance.now() - begin).toBeLessThan(500);
});

it.each([
  ['👍', true],
  ['🇧🇷 👨‍👩‍👧‍👦 1️⃣', true],
  ['👍\u200B', true],
  ['\u200B', false],
  ['👍👍👍👍', false],
  ['👍 ok', false],
  ['123', false],
  ['', false],
])('%s is drawn large: %s', (text, isLarge) => {
  expect(isEmojiOnly(text)).toBe(isLarge);
});
