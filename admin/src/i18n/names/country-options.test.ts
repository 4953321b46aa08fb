import { expect, it } from 'vitest';
import { optionsOfCountries } from './country-options.ts';

it('countries are named and ordered in the language of the page', () => {
  expect(optionsOfCountries({ 'South Africa': 'ZA', Germany: 'DE' }, 'pt-BR')).toEqual([
    { value: 'South Africa', label: 'África do Sul' },
    { value: 'Germany', label: 'Alemanha' },
  ]);
});
