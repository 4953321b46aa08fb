import { expect, it } from 'vitest';
import { isEmojiOnly, messageParts } from './message-parts.ts';

const linksOf = (text: string) => messageParts(text).flatMap(({ href }) => (href === undefined ? [] : [href]));

it.each([
  ['ends an address before the sign of its sentence', 'See (https://a.example/b).', ['https://a.example/b']],
  ['keeps brackets that belong to an address', 'https://a.example/x_(y)', ['https://a.example/x_(y)']],
  ['leaves other schemes as text', 'Not javascript:alert(1) JAVASCRIPT:https data:text/html,x vbscript:x', []],
  ['finds no address in a file name or a price', 'policy-2041.pdf 1.299,00 a@b', []],
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
  for (const text of ['x'.repeat(32_000), '1+'.repeat(16_000), 'a.'.repeat(16_000), '+1 '.repeat(10_000)])
    messageParts(text);
  expect(performance.now() - begin).toBeLessThan(500);
});

it.each([
  ['👍', true],
  ['🇧🇷 👨‍👩‍👧‍👦 1️⃣', true],
  ['👍👍👍👍', false],
  ['👍 ok', false],
  ['123', false],
  ['', false],
])('%s is drawn large: %s', (text, isLarge) => {
  expect(isEmojiOnly(text)).toBe(isLarge);
});
