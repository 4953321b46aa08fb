import { describe, expect, it } from 'vitest';
import { suggest } from './suggestions.ts';

const cities = ['Aporto', 'Porto', 'Novo Porto', 'Lisboa', 'São Paulo'].map((label) => ({ id: label, label }));
const labels = (text: string, limit = 9) => suggest(cities, text, limit).map(({ label }) => label);

describe('suggestions for a text', () => {
  it('put words that begin with it before those that contain it', () => {
    expect(labels('port')).toEqual(['Porto', 'Novo Porto', 'Aporto']);
  });

  it('are found by their words in any order, after those that have them side by side', () => {
    const titles = ['The password I change', 'How do I change my password?', 'Which password change is safe?'];
    const known = titles.map((label) => ({ id: label, label }));

    expect(suggest(known, 'password  change', 9)).toEqual([known[2], known[0], known[1]]);
    expect(suggest(known, 'change zebra', 9)).toEqual([]);
  });

  it('take no notice of case and accents', () => {
    expect(labels('SAO')).toEqual(['São Paulo']);
  });

  it('are no more than the limit, the best ones', () => {
    expect(labels('port', 1)).toEqual(['Porto']);
  });

  it('are found by their aliases too, after all that a label finds', () => {
    const known = [{ id: 'pt', label: 'Portugal', aliases: ['Land of Porto', 'Lusitânia'] }, ...cities];
    const found = (text: string) => suggest(known, text, 9).map(({ label }) => label);

    expect(found('porto')).toEqual(['Porto', 'Novo Porto', 'Aporto', 'Portugal']);
    expect(found('lusitania')).toEqual(['Portugal']);
  });

  it('are limited group by group, and a group without any is left out', () => {
    const groups = [
      { label: 'One', items: cities },
      { label: 'Two', items: [{ id: 'x', label: 'Recife' }] },
    ];
    expect(suggest(groups, 'o', 2)).toEqual([{ label: 'One', items: [cities[0], cities[1]] }]);
  });
});
