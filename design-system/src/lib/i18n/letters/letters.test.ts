import { expect, it } from 'vitest';
import { countLetters, cutLetters, withoutTurningSigns } from './letters.ts';

it('counts what people see: a flag and a family are one', () => {
  expect(countLetters('🇧🇷👨‍👩‍👧‍👦é')).toBe(3);
});

it('cuts after whole characters', () => {
  expect(cutLetters('🇧🇷'.repeat(121), 120)).toBe('🇧🇷'.repeat(120));
  expect(cutLetters('short', 120)).toBe('short');
});

it.each([
  ['Ana\u202E Prado', 'Ana Prado'],
  ['Ana\u2067Prado', 'AnaPrado'],
  ['👩\u200D💻 Ana', '👩\u200D💻 Ana'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['مريم', 'مريم'],
])('%j has no sign that turns the words around it: %j', (text, plain) => {
  expect(withoutTurningSigns(text)).toBe(plain);
});
