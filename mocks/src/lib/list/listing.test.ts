import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '@embarque/design-system/fold';
import { type ListQuery, listRows, readListQuery, sortRows, whereField } from './listing.ts';

interface Row {
  id: number;
  name: string;
  owner: { city: string | null };
}

const columns = ['id', 'name', 'owner.city'];
const defaults = { columns, order: { sortColumn: 'id', sort: 'desc' } } as const;
const read = (query: string) => readListQuery(new URLSearchParams(query), defaults);
const textsOf = ({ name, owner }: Row) => [name, owner.city ?? ''];

describe('the query of a list', () => {
  it('is the first ten rows in the order of the list when nothing is asked', () => {
    expect(read('')).toEqual({ q: '', page: 1, perPage: 10, sortColumn: 'id', sort: 'desc' });
  });

  it('takes what was asked', () => {
    expect(read('q=S%C3%A3o&page=3&perPage=25&sortColumn=owner.city&sort=desc')).toEqual({
      q: 'sao',
      page: 3,
      perPage: 25,
      sortColumn: 'owner.city',
      sort: 'desc',
    });
  });

  it.each(['0', '-1', 'two', '', '1.5', '1e3', 'NaN', '99999999999999999999'])(
    'treats page and perPage %j as absent',
    (text) => {
      expect(read(`page=${text}&perPage=${text}`)).toMatchObject({ page: 1, perPage: 10 });
    },
  );

  it.each(['', 'nothing', '__proto__', 'owner', 'owner.__proto__'])('treats the column %j as absent', (column) => {
    expect(read(`sortColumn=${column}`)).toMatchObject({ sortColumn: 'id', sort: 'desc' });
  });

  it('sorts a named column upwards by default', () => {
    expect(read('sortColumn=name').sort).toBe('asc');
    expect(read('sortColumn=name&sort=sideways').sort).toBe('asc');
    expect(read('sortColumn=name&sort=desc').sort).toBe('desc');
    expect(read('sort=asc')).toMatchObject({ sortColumn: 'id', sort: 'asc' });
  });
});

describe('sorting', () => {
  const row = (id: number, name: string, city: string | null = null): Row => ({ id, name, owner: { city } });
  const ids = (rows: Row[]) => rows.map(({ id }) => id);

  it('compares numbers as numbers and texts without case and accents', () => {
    const rows = [row(10, 'Évora'), row(9, 'zurich'), row(2, 'eze')];

    expect(ids(sortRows(rows, { sortColumn: 'id', sort: 'asc' }))).toEqual([2, 9, 10]);
    expect(ids(sortRows(rows, { sortColumn: 'name', sort: 'asc' }))).toEqual([10, 2, 9]);
  });

  it('reaches into nested fields and puts missing values last both ways', () => {
    const rows = [row(1, '', null), row(2, '', 'Lisbon'), row(3, '', 'Porto')];

    expect(ids(sortRows(rows, { sortColumn: 'owner.city', sort: 'asc' }))).toEqual([2, 3, 1]);
    expect(ids(sortRows(rows, { sortColumn: 'owner.city', sort: 'desc' }))).toEqual([3, 2, 1]);
  });

  it('keeps the order of equal rows both ways', () => {
    const rows = [row(1, 'same'), row(2, 'same'), row(3, 'same')];

    expect(ids(sortRows(rows, { sortColumn: 'name', sort: 'asc' }))).toEqual([1, 2, 3]);
    expect(ids(sortRows(rows, { sortColumn: 'name', sort: 'desc' }))).toEqual([1, 2, 3]);
  });

  it('takes what a column sorts by from its own rule where it has one', () => {
    const rows = [row(1, '$90'), row(2, '$1,050'), row(3, 'none')];
    const amount = ({ name }: Row) => (name.startsWith('$') ? Number(name.replace(/[$,]/g, '')) : null);

    expect(ids(sortRows(rows, { sortColumn: 'name', sort: 'asc' }, { name: amount }))).toEqual([1, 2, 3]);
    expect(ids(sortRows(rows, { sortColumn: 'name', sort: 'desc' }, { name: amount }))).toEqual([2, 1, 3]);
    expect(ids(sortRows(rows, { sortColumn: 'id', sort: 'desc' }, { name: amount }))).toEqual([3, 2, 1]);
  });

  it('finds nothing outside the row itself', () => {
    const rows = [row(2, 'b'), row(1, 'a')];

    expect(sortRows(rows, { sortColumn: 'constructor.name', sort: 'asc' })).toEqual(rows);
  });
});

describe('a filter', () => {
  const rows = [{ size: 'small' }, { size: 'large' }, { size: 'small' }];

  it('keeps the rows with the wanted value', () => {
    expect(whereField(rows, 'size', 'small')).toEqual([rows[0], rows[2]]);
  });

  it.each([null, ''])('keeps all rows for %j', (wanted) => {
    expect(whereField(rows, 'size', wanted)).toEqual(rows);
  });

  it.each(['huge', '__proto__'])('keeps no row for %j, which is no value of the field', (wanted) => {
    expect(whereField(rows, 'size', wanted)).toEqual([]);
  });
});

describe('pages', () => {
  const cities = fc.constantFrom('São Paulo', 'sao tome', 'Lisboa', 'Évora', null);
  const rowsOf = fc.array(
    fc.record({ id: fc.nat(50), name: fc.string({ maxLength: 4 }), owner: fc.record({ city: cities }) }),
    { maxLength: 40 },
  );
  // A number is found in other spellings too: "$0" finds "0".
  const isPlain = (q: string) => !/\d/.test(q);
  const queries: fc.Arbitrary<ListQuery> = fc.record({
    q: fc.oneof(
      fc.constant(''),
      fc.constantFrom('sao', 'o', 'evora'),
      fc
        .string({ maxLength: 2 })
        .map((q) => fold(q).trim())
        .filter(isPlain),
    ),
    page: fc.integer({ min: 1, max: 60 }),
    perPage: fc.integer({ min: 1, max: 15 }),
    sortColumn: fc.constantFrom(...columns),
    sort: fc.constantFrom('asc', 'desc'),
  });

  it('put together are the filtered, sorted list, and the total is its length', () => {
    fc.assert(
      fc.property(rowsOf, queries, (rows, query) => {
        const whole = sortRows(
          rows.filter((row) => textsOf(row).some((text) => fold(text).includes(query.q))),
          query,
        );
        const pages = Array.from({ length: 41 }, (_, index) => listRows(rows, { ...query, page: index + 1 }, textsOf));

        expect(pages.flatMap((page) => page.rows)).toEqual(whole);
        expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([whole.length]));
      }),
    );
  });

  it('never change the rows they are cut from', () => {
    fc.assert(
      fc.property(rowsOf, queries, (rows, query) => {
        const before = structuredClone(rows);
        listRows(rows, query, textsOf);

        expect(rows).toEqual(before);
      }),
    );
  });
});
