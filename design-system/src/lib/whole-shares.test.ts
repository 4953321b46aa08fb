import { expect, it } from 'vitest';
import { shareTextsOf, wholeSharesOf } from './whole-shares.ts';

it('gives shares that add up to 100 per cent (XD-08)', () => {
  expect(wholeSharesOf([1, 1, 1])).toEqual([34, 33, 33]);
  expect(wholeSharesOf([23_043, 14_658, 4758])).toEqual([54, 35, 11]);
  expect(wholeSharesOf([82, 67])).toEqual([55, 45]);
  expect(wholeSharesOf([0, 0])).toEqual([0, 0]);
});

it('writes a part above nothing never as 0 per cent (XD-08)', () => {
  expect(shareTextsOf([1, 999, 0])).toEqual(['<1%', '100%', '0%']);
  expect(shareTextsOf([0, 0])).toEqual(['0%', '0%']);
});
