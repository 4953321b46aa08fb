import { expect, it } from 'vitest';
import { countLetters, cutLetters } from './letters.ts';

it('counts what people see: a flag and a family are one', () => {
  expect(countLetters('🇧🇷👨‍👩‍👧‍👦é')).toBe(3);
});

it('cuts after whole characters', () => {
  expect(cutLetters('🇧🇷'.repeat(121), 120)).toBe('🇧🇷'.repeat(120));
  expect(cutLetters('short', 120)).toBe('short');
});
