import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createListIndex } from './list-index.ts';
import { fold } from '@embarque/design-system/fold';
import { listRows, type ListQuery, type SortKeys } from './listing.ts';

interface Row {
  id: number;
  name: string;
  price: string | null;
}

const textsOf = ({ name, price }: Row) => [name, price ?? ''];
const keys: SortKeys<Row> = { price: ({ price }) => (price === null ? null : Number(price.slice(1))) };
const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    name: `Évora ${(id * 7919) % 101}`,
    price: id % 9 === 0 ? null : `$${(id * 31) % 53}`,
  }));
const queries: fc.Arbitrary<ListQuery> = fc.record({
  q: fc.oneof(fc.constantFrom('', 'evora 1', '$5', '7', 'nothing'), fc.string({ maxLength: 2 }).map(fold)),
  page: fc.integer({ min: 1, max: 30 }),
  perPage: fc.integer({ min: 1, max: 200 }),
  sortColumn: fc.constantFrom('id', 'name', 'price', 'unknown'),
  sort: fc.constantFrom('asc', 'desc'),
});

describe('an index of rows', () => {
  it.each([0, 1, 1024, 5000])('answers what the plain list answers, for %d of them', async (count) => {
    const rows = rowsOf(count);
    const index = createListIndex(rows, { textsOf, keys });

    await fc.assert(
      fc.asyncProperty(queries, async (query) => {
        expect(await index.find(query)).toEqual(listRows(rows, query, textsOf, keys));
      }),
      { numRuns: 60 },
    );
  });

  it('answers callers that ask at the same time', async () => {
    const rows = rowsOf(3000);
    const index = createListIndex(rows, { textsOf, keys });
    const query = { q: 'evora', page: 2, perPage: 5, sort: 'asc' } as const;
    const columns = ['name', 'price', 'id', 'name'];

    const answers = await Promise.all(columns.map((sortColumn) => index.find({ ...query, sortColumn })));

    expect(answers).toEqual(columns.map((sortColumn) => listRows(rows, { ...query, sortColumn }, textsOf, keys)));
  });

  it('reads each row once, however often it is asked', async () => {
    const rows = rowsOf(2000);
    let readings = 0;
    const index = createListIndex(rows, { textsOf: (row) => [String((readings += 1)), row.name] });
    const query: ListQuery = { q: 'evora', page: 1, perPage: 5, sortColumn: 'id', sort: 'desc' };
    await index.find(query);
    await index.find({ ...query, q: 'evora 2', sort: 'asc' });

    expect(readings).toBe(2000);
  });

  it('lets others run while it works', async () => {
    const index = createListIndex(rowsOf(20_000), { textsOf, stint: 0 });
    let turns = 0;
    const other = setInterval(() => (turns += 1));
    await index.find({ q: '1', page: 1, perPage: 5, sortColumn: 'name', sort: 'asc' });
    clearInterval(other);

    expect(turns).toBeGreaterThan(10);
  });
});
