import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CellValue } from '../../../lib/files/spreadsheet-safe.ts';
import { sortKeys } from './sort-keys.ts';
import { type SortBy, sortRows } from './sort-rows.ts';

const collator = new Intl.Collator('pt-BR');
const by = (values: readonly CellValue[], isDescending = false): SortBy => ({
  keys: sortKeys(values, collator),
  isDescending,
});
const sorted = (values: readonly CellValue[], isDescending = false) =>
  Array.from(sortRows(values.length, [by(values, isDescending)]), (row) => values[row]);

describe('rows sorted by text', () => {
  it('stand as the language has them, whatever the letters', () => {
    const letters = fc.constantFrom(...Array.from('aáâAbBcçCeéÉzZ0129 -_.ñßæ\u0301日😀'));
    fc.assert(
      fc.property(fc.array(fc.string({ unit: letters, minLength: 1, maxLength: 9 }), { maxLength: 60 }), (texts) => {
        const rows = texts.map((_, row) => row);
        const expected = rows.toSorted((a, b) => collator.compare(texts[a] ?? '', texts[b] ?? ''));
        expect([...sortRows(texts.length, [by(texts)])]).toEqual(expected);
      }),
      { seed: 7, numRuns: 500 },
    );
  });

  it('have those without a value at the end, in both directions', () => {
    expect(sorted(['Lisboa', null, 'Évora', ''])).toEqual(['Évora', 'Lisboa', null, '']);
    expect(sorted(['Lisboa', null, 'Évora', ''], true)).toEqual(['Lisboa', 'Évora', null, '']);
  });
});

describe('rows sorted by numbers and days', () => {
  it('stand by size, those that are none at the end', () => {
    expect(sorted([10, -2, null, 9.5, Number.NaN, 10])).toEqual([-2, 9.5, 10, 10, null, Number.NaN]);
    expect(sorted([10, -2, null, 9.5], true)).toEqual([10, 9.5, -2, null]);
  });

  it('stand by day', () => {
    const days = [new Date('2026-11-21'), new Date('2025-01-01'), null];
    expect(sorted(days)).toEqual([days[1], days[0], null]);
  });
});

describe('rows sorted by several columns', () => {
  const cities = ['Lisboa', 'Évora', 'Lisboa', 'Évora', 'Lisboa'];
  const ages = [40, 30, 20, 30, 40];

  it('are sorted by the next one only among equals', () => {
    expect([...sortRows(5, [by(cities), by(ages, true)])]).toEqual([1, 3, 0, 4, 2]);
  });

  it('stay as they were when they are equal in all', () => {
    expect([...sortRows(5, [by(cities, true), by(ages)])]).toEqual([2, 0, 4, 1, 3]);
  });

  it('stay as they were without any column', () => {
    expect([...sortRows(3, [])]).toEqual([0, 1, 2]);
  });

  it('are right for any number of columns', () => {
    const column = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 40, maxLength: 40 });
    fc.assert(
      fc.property(fc.array(fc.tuple(column, fc.boolean()), { minLength: 1, maxLength: 5 }), (columns) => {
        const expected = Array.from({ length: 40 }, (_, row) => row).toSorted((a, b) => {
          for (const [values, isDescending] of columns) {
            const difference = (values[a] ?? 0) - (values[b] ?? 0);
            if (difference !== 0) return isDescending ? -difference : difference;
          }
          return 0;
        });
        const keys = columns.map(([values, isDescending]) => by(values, isDescending));
        expect([...sortRows(40, keys)]).toEqual(expected);
      }),
      { seed: 7, numRuns: 200 },
    );
  });
});
