import { expect, it } from 'vitest';
import { slugOf } from './slug.ts';

it.each([
  ['Coração & São João — 10% off!', 'coracao-sao-joao-10-off'],
  ['Straße', 'strasse'],
  ['Ærø', 'aero'],
  ['日本語', '日本語'],
  ['ガイド 한국어', 'ガイド-한국어'],
  ['🎉🎉', ''],
  ["Don't fly; it’s 5½ hours", 'dont-fly-its-5½-hours'],
])('the title %s gives the address %s (XB-01)', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
  expect(slugOf(slug)).toBe(slug);
});

it('accents give the same address, composed or not (XB-01)', () => {
  expect(slugOf('Café'.normalize('NFD'))).toBe(slugOf('Café'.normalize('NFC')));
});
