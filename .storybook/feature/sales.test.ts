import { enterWorld } from '@embarque/mocks/world';
import { afterEach, expect, it } from 'vitest';
import { countOfSales, nextSaleId } from './sales.ts';

afterEach(() => enterWorld());

it('a file of stories finds the usual sales, whatever world the story before it was in', () => {
  const asked = () => [countOfSales({ added: 0 }), nextSaleId()];
  const usual = asked();
  enterWorld({ seed: 4, scale: 3 });

  expect(asked()).toEqual(usual);
});
