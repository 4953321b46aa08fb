import { useMemo } from 'react';
import type { DataTableState } from '../data-table.types.ts';

/** The rows to go through with the arrow keys: those of the page, or all. */
export interface ShownRows<Item> {
  /** The place of the first one in the order. */
  from: number;
  count: number;
  /** How many of all that were found stand on the pages before, also on those that a server keeps. */
  before: number;
  itemAt: (index: number) => Item | undefined;
}

interface ShownOptions<Item> {
  rows: readonly Item[];
  order: Uint32Array;
  state: Pick<DataTableState, 'page' | 'perPage'>;
  flow: 'pages' | 'scroll';
  /** Whether `rows` are those of a page already. */
  isServed: boolean;
}

/** The part of the found rows that the page shows. */
export function useShown<Item>({ rows, order, state, flow, isServed }: ShownOptions<Item>): ShownRows<Item> {
  const { page, perPage } = state;
  const isCut = flow === 'pages' && !isServed;
  const lastPage = Math.max(Math.ceil(order.length / perPage), 1);
  const from = isCut ? (Math.min(page, lastPage) - 1) * perPage : 0;
  const count = isCut ? Math.min(perPage, order.length - from) : order.length;
  const before = isServed ? (page - 1) * perPage : from;
  return useMemo(
    () => ({ from, count, before, itemAt: (index: number) => rows[order[from + index] ?? -1] }),
    [rows, order, from, count, before],
  );
}
