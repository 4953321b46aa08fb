import { expect, it } from 'vitest';
import { optionsByName } from './options-by-name.ts';

it('countries are named and ordered in the language of the page', () => {
  expect(optionsByName({ 'South Africa': 'ZA', Germany: 'DE' }, 'pt-BR')).toEqual([
    { value: 'South Africa', label: 'África do Sul' },
    { value: 'Germany', label: 'Alemanha' },
  ]);
});
