import fc from 'fast-check';
import { expect } from 'vitest';
import type { Listing } from './listing.ts';

/** One page of a list, as some query asks for it. */
export type Find<Row> = (query: string) => Promise<Listing<Row>>;

/** Whatever is asked, the pages put together are the whole filtered, sorted list, and each of them tells its length. */
export async function expectPagesToAddUp<Row>(find: Find<Row>, asked: fc.Arbitrary<Record<string, string>>) {
  const property = fc.asyncProperty(asked, fc.integer({ min: 1, max: 20 }), async (query, perPage) => {
    const text = new URLSearchParams(query);
    const whole = await find(`${text}&perPage=1000`);
    const pages: Listing<Row>[] = [];
    for (let page = 1; page <= Math.ceil(whole.rows.length / perPage) + 1; page += 1) {
      pages.push(await find(`${text}&perPage=${perPage}&page=${page}`));
    }

    expect(pages.flatMap(({ rows }) => rows)).toEqual(whole.rows);
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([whole.rows.length]));
    expect(pages.at(-1)?.rows).toEqual([]);
  });
  await fc.assert(property, { numRuns: 25 });
}
