import { fold } from '@embarque/design-system/fold';
import { isMentioned, searchedText, spellingsOf } from './search-text.ts';

/** The parameters of any list, with the defaults filled in. */
export interface ListQuery {
  /** Text to look for, folded: lower case, without accents. Numbers and days count in all their spellings. Empty means everything. */
  q: string;
  /** 1 is the first page. */
  page: number;
  /** Rows on a page. */
  perPage: number;
  /** Dotted path of the column to sort by, such as `customer.name`. */
  sortColumn: string;
  sort: SortDirection;
}

export type SortDirection = 'asc' | 'desc';

export interface ListDefaults {
  /** @default 10 */
  perPage?: number;
  /** The columns that may be sorted by. Any other name counts as absent. */
  columns: readonly string[];
  /** The order when the caller names no column. */
  order: { sortColumn: string; sort: SortDirection };
}

/** The value by which a row sorts; null comes last in both directions. */
export type SortKey = number | string | null;

/** The sort keys of columns that do not sort by their field itself: the amount behind the text "R$ 1,050.00". */
export type SortKeys<Row> = Readonly<Record<string, (row: Row) => SortKey>>;

/** One page of a list. */
export interface Listing<Row> {
  /** The rows of the asked page; empty beyond the end. */
  rows: Row[];
  /** How many rows match, on all pages together. */
  total: number;
}

/** Reads the query of a list. Whatever makes no sense (page 0, text for a number, an unknown column) counts as absent. */
export function readListQuery(params: URLSearchParams, { perPage = 10, columns, order }: ListDefaults): ListQuery {
  const column = params.get('sortColumn') ?? '';
  const direction = readDirection(params.get('sort'));
  const sorted = columns.includes(column)
    ? { sortColumn: column, sort: direction ?? 'asc' }
    : { sortColumn: order.sortColumn, sort: direction ?? order.sort };
  return {
    q: fold(params.get('q') ?? '').trim(),
    page: readCount(params.get('page')) ?? 1,
    perPage: readCount(params.get('perPage')) ?? perPage,
    ...sorted,
  };
}

/** Keeps the rows whose field has the wanted value; all when none is wanted. An unknown value finds nothing. */
export function whereField<Row, Field extends keyof Row>(
  rows: readonly Row[],
  field: Field,
  wanted: string | null,
): readonly Row[] {
  return wanted ? rows.filter((row) => row[field] === wanted) : rows;
}

/** Searches, sorts and cuts out one page, without changing the rows it was given. */
export function listRows<Row>(
  rows: readonly Row[],
  query: ListQuery,
  textsOf: (row: Row) => string[],
  keys?: SortKeys<Row>,
): Listing<Row> {
  const spellings = spellingsOf(query.q);
  const found = query.q === '' ? rows : rows.filter((row) => isMentioned(searchedText(textsOf(row)), spellings));
  const sorted = sortRows(found, query, keys);
  const start = (query.page - 1) * query.perPage;
  return { rows: sorted.slice(start, start + query.perPage), total: found.length };
}

/** Sorts by a dotted path; equal rows keep their order, rows without a value come last in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  { sortColumn, sort }: Pick<ListQuery, 'sortColumn' | 'sort'>,
  keys?: SortKeys<Row>,
): Row[] {
  const keyOf = sortKeyOf(sortColumn, keys);
  const keyed = rows.map((row) => ({ row, key: keyOf(row) }));
  keyed.sort((a, b) => compareKeys(a.key, b.key, sort));
  return keyed.map(({ row }) => row);
}

/** Reads what a column sorts by from a row. */
export function sortKeyOf<Row>(sortColumn: string, keys: SortKeys<Row> = {}): (row: Row) => SortKey {
  const path = sortColumn.split('.');
  return keys[sortColumn] ?? ((row) => sortKey(valueAt(row, path)));
}

/** Compares two keys of one column in a direction: below 0 when the first comes first. */
export function compareKeys(a: SortKey, b: SortKey, sort: SortDirection): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return sort === 'asc' ? compare(a, b) : compare(b, a);
}

function readDirection(text: string | null): SortDirection | undefined {
  return text === 'asc' || text === 'desc' ? text : undefined;
}

function readCount(text: string | null): number | undefined {
  const count = /^\d{1,9}$/.test(text ?? '') ? Number(text) : 0;
  return count > 0 ? count : undefined;
}

function valueAt(row: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, name) => (isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined),
    row,
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function sortKey(value: unknown): SortKey {
  if (typeof value === 'number') return Number.isNaN(value) ? null : value;
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'string' ? fold(value) : null;
}

function compare(a: number | string, b: number | string): number {
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
