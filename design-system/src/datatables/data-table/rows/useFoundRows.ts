import { startTransition, useEffect, useMemo, useState } from 'react';
import type { ColumnFilter, DataColumn, DataQuery } from '../data-table.types.ts';
import { formatterOf } from '../export/formatter-of.ts';
import { findRows, isNarrowing, type Narrowing } from './find-rows.ts';
import { inSlices, whileIdle } from './in-slices.ts';
import { createSearchIndex, type RowTexts, type SearchIndex } from './search-index.ts';
import { type SortKeys, sortKeys } from './sort-keys.ts';
import { sortRows } from './sort-rows.ts';
import { searchedDigitsOf, searchedTextOf } from './searched-text.ts';

interface FoundRowsOptions<Item> {
  rows: readonly Item[];
  columns: readonly DataColumn<Item>[];
  query: Pick<DataQuery, 'search' | 'filters' | 'sort'>;
  /** The ids of the columns that do not show: the search leaves them out, since nobody would see why a row was found. */
  hidden: readonly string[];
  /** Whether somebody may search. */
  isSearchable: boolean;
}

export interface FoundRows {
  /** The rows that were found, by their place in `rows`, in the order to show them in. */
  order: Uint32Array;
  /** Whether it still looks through many rows; until then `order` is what it found before. */
  isFinding: boolean;
}

/** Up to here, to look through all rows takes less than a frame. */
const FEW = 2000;
/** Long enough for the page around to settle. */
const QUIET_MS = 300;

/** Searches, filters and sorts. Rows stay where they are: what moves is their places, so that 100,000 of them stay quick. */
export function useFoundRows<Item>({ rows, columns, query, hidden, isSearchable }: FoundRowsOptions<Item>): FoundRows {
  const { search, filters, sort } = query;
  const memory = useMemo(() => createMemory(rows), [rows]);
  const searched = columns.filter(({ id, isSearched = true }) => isSearched && !hidden.includes(id));
  const searchedIds = searched.map(({ id }) => id).join('\n');
  const sorted = useMemo(() => {
    const by = sort.flatMap(({ column: id, direction }) => {
      const column = columns.find((other) => other.id === id);
      return column ? { keys: memory.keysOf(column), isDescending: direction === 'descending' } : [];
    });
    return sortRows(rows.length, by);
    // The keys of a column depend on the rows alone; its texts may change with every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [rows, memory, sort]);

  const narrowing = useMemo<Narrowing | undefined>(() => {
    const active = Object.entries(filters).flatMap(([id, filter]) => {
      const column = columns.find((other) => other.id === id);
      return column && isNarrowing(filter) ? { filter, valueOf: filterValueOf(column, filter, rows) } : [];
    });
    if (active.length === 0 && search.trim() === '') return undefined;
    return { count: rows.length, search, index: memory.indexOf(searched), filters: active };
    // The same holds for what a column is searched and filtered by.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [rows, memory, search, filters, searchedIds]);

  usePreparation(isSearchable && rows.length > FEW ? memory.indexOf(searched) : undefined);
  const { marks, isFinding } = useMarks(narrowing, rows);
  const order = useMemo(
    () => (marks && marks.length === sorted.length ? marked(sorted, marks) : sorted),
    [sorted, marks],
  );
  return { order, isFinding };
}

/** The rows that are marked, in their order. */
function marked(order: Uint32Array, marks: Uint8Array): Uint32Array {
  const found = new Uint32Array(order.length);
  let count = 0;
  for (const row of order) if (marks[row] === 1) found[count++] = row;
  return found.slice(0, count);
}

/** Reads many rows before somebody searches, while nothing else is to be done. */
function usePreparation(index: SearchIndex | undefined): void {
  useEffect(() => {
    if (!index) return;
    const stop = new AbortController();
    const prepare = async () => {
      await inSlices(index.prepare(), stop.signal);
      await whileIdle(index.prepareDigits(), stop.signal);
    };
    const timer = setTimeout(() => void prepare(), QUIET_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [index]);
}

/** Few rows are looked through at once, many in slices: until the last one, what was found before stays. */
function useMarks(
  narrowing: Narrowing | undefined,
  rows: readonly unknown[],
): { marks: Uint8Array | undefined; isFinding: boolean } {
  const atOnce = useMemo(() => narrowing && narrowing.count <= FEW && toEnd(findRows(narrowing)), [narrowing]);
  const [deferred, setDeferred] = useState<{ of: Narrowing; rows: readonly unknown[]; marks: Uint8Array }>();

  useEffect(() => {
    if (!narrowing || atOnce) return;
    const stop = new AbortController();
    void inSlices(findRows(narrowing), stop.signal).then((marks) => {
      if (marks) startTransition(() => setDeferred({ of: narrowing, rows, marks }));
    });
    return () => stop.abort();
  }, [narrowing, atOnce, rows]);

  if (!narrowing) return { marks: undefined, isFinding: false };
  if (atOnce) return { marks: atOnce, isFinding: false };
  // Results of other rows do not apply to these.
  return {
    marks: deferred?.rows === rows ? deferred.marks : undefined,
    isFinding: deferred?.of !== narrowing,
  };
}

function toEnd<Result>(work: Generator<undefined, Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** A text filter looks at what people read, all others at the value behind it. */
function filterValueOf<Item>(column: DataColumn<Item>, { kind }: ColumnFilter, rows: readonly Item[]) {
  const read = kind === 'text' ? searchedTextOf(column) : column.value;
  return (row: number) => {
    const item = rows[row];
    return item === undefined ? null : read(item);
  };
}

/** Caches results for as long as the rows stay the same. */
function createMemory<Item>(rows: readonly Item[]) {
  let collator: Intl.Collator | undefined;
  const keys = new Map<string, SortKeys>();
  let index: { of: string; search: SearchIndex } | undefined;

  return {
    keysOf(column: DataColumn<Item>): SortKeys {
      collator ??= new Intl.Collator('pt-BR');
      const known = keys.get(column.id) ?? sortKeys(rows.map(column.value), collator);
      keys.set(column.id, known);
      return known;
    },
    indexOf(columns: readonly DataColumn<Item>[]) {
      const of = columns.map(({ id }) => id).join('\n');
      if (index?.of !== of) index = { of, search: createSearchIndex(rows.length, textsOf(rows, columns)) };
      return index.search;
    },
  };
}

function textsOf<Item>(rows: readonly Item[], columns: readonly DataColumn<Item>[]): RowTexts {
  const ofRow = (read: (item: Item) => string) => (row: number) => {
    const item = rows[row];
    return item === undefined ? '' : read(item);
  };
  return {
    letters: columns.map((column) => ofRow(formatterOf(column))),
    digits: columns.map((column) => ofRow(searchedDigitsOf(column))),
  };
}
