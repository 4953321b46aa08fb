import { compareKeys, type Listing, type ListQuery, type SortKeys, sortKeyOf } from './listing.ts';
import { isMentioned, searchedText, spellingsOf } from './search-text.ts';

/** A list that was prepared for many rows: it answers what `listRows` answers, sooner, and never holds the page up. */
export interface ListIndex<Row> {
  find: (query: ListQuery) => Promise<Listing<Row>>;
}

/** Rows by position: a list, or whatever makes a row when it is looked at. */
export type Rows<Row> = Pick<readonly Row[], 'length' | 'at'>;

export interface ListIndexOptions<Row> {
  /** The texts of a row that a search looks into. */
  textsOf: (row: Row) => string[];
  keys?: SortKeys<Row>;
  /**
   * How long the index works before it lets others run, in milliseconds.
   * @default 10
   */
  stint?: number;
}

// How many rows are worked on before the clock is asked.
const chunk = 1024;

/** Prepares rows that never change. Folded texts and sort orders are made when first asked for, and kept. */
export function createListIndex<Row>(
  rows: Rows<Row>,
  { textsOf, keys, stint = 10 }: ListIndexOptions<Row>,
): ListIndex<Row> {
  const orders = new Map<string, Promise<Uint32Array>>();
  let texts: Promise<string[]> | undefined;
  /** Keeps the last search, so that its other pages need no search of their own. */
  let last: { order: Uint32Array; q: string; found: number[] } | undefined;

  const orderBy = ({ sortColumn, sort }: ListQuery) => {
    const name = `${sortColumn} ${sort}`;
    const keyOf = sortKeyOf(sortColumn, keys);
    const order = orders.get(name) ?? sortIndices(rows, keyOf, (a, b) => compareKeys(a, b, sort), stint);
    orders.set(name, order);
    return order;
  };

  return {
    async find(query) {
      const order = await orderBy(query);
      const start = (query.page - 1) * query.perPage;
      if (query.q === '') return { rows: pick(rows, order.subarray(start, start + query.perPage)), total: rows.length };
      texts ??= mapInStints(rows, (row) => searchedText(textsOf(row)), stint);
      if (last?.order !== order || last.q !== query.q) {
        last = { order, q: query.q, found: await search(order, await texts, query.q, stint) };
      }
      const { found } = last;
      return { rows: pick(rows, found.slice(start, start + query.perPage)), total: found.length };
    },
  };
}

function pick<Row>(rows: Rows<Row>, indices: Iterable<number>): Row[] {
  return Array.from(indices, (index) => rows.at(index)).filter((row) => row !== undefined);
}

async function search(order: Uint32Array, texts: readonly string[], q: string, stint: number): Promise<number[]> {
  const rest = takeTurns(stint);
  const spellings = spellingsOf(q);
  const found: number[] = [];
  for (let start = 0; start < order.length; start += chunk) {
    for (const index of order.subarray(start, start + chunk)) {
      if (isMentioned(texts[index] ?? '', spellings)) found.push(index);
    }
    await rest();
  }
  return found;
}

async function mapInStints<Row, Value>(rows: Rows<Row>, map: (row: Row) => Value, stint: number) {
  const rest = takeTurns(stint);
  const values: Value[] = [];
  for (let index = 0; index < rows.length; index += 1) {
    if (index % chunk === 0) await rest();
    const row = rows.at(index);
    if (row !== undefined) values.push(map(row));
  }
  return values;
}

/** The rows' positions in sorted order: chunks are sorted one by one, then merged two by two. */
async function sortIndices<Row, Key>(
  rows: Rows<Row>,
  keyOf: (row: Row) => Key,
  compare: (a: Key, b: Key) => number,
  stint: number,
): Promise<Uint32Array> {
  const keys = await mapInStints(rows, keyOf, stint);
  const rest = takeTurns(stint);
  const before = (a: number, b: number) => compare(keys[a] as Key, keys[b] as Key);
  let from = Uint32Array.from(keys.keys());
  for (let start = 0; start < from.length; start += chunk) {
    from.subarray(start, start + chunk).sort(before);
    await rest();
  }
  let to = new Uint32Array(from.length);
  for (let width = chunk; width < from.length; width *= 2) {
    for (let start = 0; start < from.length; start += 2 * width) {
      await merge({ from, to, start, width, before, rest });
    }
    [from, to] = [to, from];
  }
  return from;
}

interface Merge {
  from: Uint32Array;
  to: Uint32Array;
  /** The index at which the first of two sorted runs begins. */
  start: number;
  /** How long a run is; the last ones may be shorter. */
  width: number;
  before: (a: number, b: number) => number;
  rest: () => Promise<void> | undefined;
}

async function merge({ from, to, start, width, before, rest }: Merge): Promise<void> {
  const middle = Math.min(start + width, from.length);
  const end = Math.min(start + 2 * width, from.length);
  let [left, right] = [start, middle];
  for (let place = start; place < end; place += 1) {
    if (place % chunk === 0) await rest();
    // Of equal rows the left one comes first: they keep their order.
    const takesLeft = left < middle && (right >= end || before(from[left] ?? 0, from[right] ?? 0) <= 0);
    to[place] = from[takesLeft ? left++ : right++] ?? 0;
  }
}

/** Makes a break that is only taken when the work before it has lasted for its stint. */
function takeTurns(stint: number): () => Promise<void> | undefined {
  let since = performance.now();
  const rest = async () => {
    await letOthersRun();
    since = performance.now();
  };
  return () => {
    if (performance.now() - since < stint) return undefined;
    return rest();
  };
}

/** A browser's timers wait 4 ms once they follow one another; its scheduler does not. */
function letOthersRun(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => void setTimeout(resolve));
}
