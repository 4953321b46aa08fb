import { useMemo, useState } from 'react';
import type { ColumnLayout, DataColumn, DataTableState, DataTableTool } from './data-table.types.ts';
import { type Side, type Slot, slotsOf } from './slots.ts';
import { type ChangeState, type DataTableStateProps, useDataTableState } from './useDataTableState.ts';
import { useActionsWidth } from './useActionsWidth.ts';
import { type TableModel, useColumns } from './useColumns.ts';
import { useFoundRows } from './useFoundRows.ts';
import { toggleRow } from './selection.ts';
import { type RowSelection, useSelection, type UseSelectionProps } from './useSelection.ts';
import { type TableWords, useTableWords } from './useTableWords.ts';

export interface DataTableModelProps<Item extends object> extends DataTableStateProps, UseSelectionProps {
  /** The columns in their order at first. The first one names its row. */
  columns: readonly DataColumn<Item>[];
  /** All rows; from a server, those of the page. */
  rows: readonly Item[];
  /** What tells one row from all others, for good. */
  rowKey: (item: Item) => string;
  /** How a row is called; left out, by its first column. */
  rowLabel?: (item: Item) => string;
  /** How many rows the server has found. With it the server searches, filters, sorts and pages, by `onStateChange`. */
  serverTotal?: number;
  /**
   * Pages, or all rows in one list of a fixed height in which only those on screen are rendered.
   * @default 'pages'
   */
  flow?: 'pages' | 'scroll';
  /**
   * The controls above it.
   * @default ['search']
   */
  tools?: readonly DataTableTool[];
  /** What stands beside the data. */
  sides: {
    hasDetails: boolean;
    /** How many buttons stand at the end of a row. */
    actions: number;
  };
}

export interface DataTableModel<Item extends object> {
  columns: readonly DataColumn<Item>[];
  state: DataTableState;
  /** The state at first. */
  initial: DataTableState;
  change: ChangeState;
  changeLayout: (layout: ColumnLayout) => void;
  table: TableModel<Item>;
  /** The columns as they stand. */
  slots: readonly Slot<Item>[];
  /** All rows that were found, by their place in `rows`, in the order to show them in. */
  order: Uint32Array;
  rows: readonly Item[];
  /** How many rows were found, here or by the server. */
  total: number;
  /** The rows to go through with the arrow keys: those of the page, or all. */
  shown: { from: number; count: number; itemAt: (index: number) => Item | undefined };
  isFinding: boolean;
  selection: RowSelection<Item>;
  rowKey: (item: Item) => string;
  labelOf: (item: Item) => string;
  words: TableWords;
  /** The keys of the rows whose details are open. */
  opened: ReadonlySet<string>;
  toggleDetail: (item: Item) => void;
  /** Says something to screen readers. */
  say: (words: string) => void;
  said: string;
  /** The width that all columns share, in px; 0 until it is known. */
  room: number;
  setRoom: (width: number) => void;
}

/** What a table shows and what can be done with it, without its look. */
export function useDataTable<Item extends object>(props: DataTableModelProps<Item>): DataTableModel<Item> {
  const { columns, rows, rowKey, serverTotal, flow = 'pages', tools = onlySearch, selected, sides: beside } = props;
  const { state, initial, change } = useDataTableState(props);
  const words = useTableWords();
  const [said, say] = useState('');
  const [room, setRoom] = useState(0);
  const isServed = serverTotal !== undefined;
  const isSearchable = !isServed && tools.includes('search');

  const { order, isFinding } = useFoundRows({ rows, columns, query: isServed ? unasked : state, isSearchable });
  const total = serverTotal ?? order.length;
  const shown = useShown({ rows, order, state, isPaged: flow === 'pages' && !isServed });

  const actionsWidth = useActionsWidth(beside.actions);
  const sides: Side[] = [];
  if (selected !== undefined || props.isSelectable) sides.push({ kind: 'select', width: 52 });
  if (beside.hasDetails) sides.push({ kind: 'expand', width: 48 });
  if (beside.actions > 0) sides.push({ kind: 'actions', width: actionsWidth });
  const changeLayout = (layout: ColumnLayout) => change({ columns: layout });
  const table = useColumns({
    columns,
    layout: state.columns,
    room: Math.max(room - sides.reduce((sum, { width }) => sum + width, 0), 0),
    onLayoutChange: changeLayout,
  });
  const sideNames = JSON.stringify(sides);
  const slots = useMemo(
    () => slotsOf(table, columns, sides),
    // The sides are a new list each time, and of the table it is the arrangement that counts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [columns, sideNames, state.columns, room],
  );
  const first = columns[0];
  const labelOf = props.rowLabel ?? ((item: Item) => String(first?.value(item) ?? ''));
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggleDetail = (item: Item) => {
    const next = toggleRow(opened, rowKey(item));
    setOpened(next);
    say(next.size > opened.size ? words.opened(labelOf(item)) : words.closed(labelOf(item)));
  };
  const selection = useSelection(props, { rows, order, rowKey });

  return {
    columns,
    state,
    initial,
    change,
    changeLayout,
    table,
    slots,
    order,
    rows,
    total,
    shown,
    isFinding,
    selection,
    rowKey,
    labelOf,
    opened,
    toggleDetail,
    words,
    say,
    said,
    room,
    setRoom,
  };
}

export const onlySearch: readonly DataTableTool[] = ['search'];
/** The server has done it. */
const unasked = { search: '', filters: {}, sort: [] } as const;

interface ShownOptions<Item> {
  rows: readonly Item[];
  order: Uint32Array;
  state: DataTableState;
  isPaged: boolean;
}

function useShown<Item>({ rows, order, state: { page, perPage }, isPaged }: ShownOptions<Item>) {
  const lastPage = Math.max(Math.ceil(order.length / perPage), 1);
  const from = isPaged ? (Math.min(page, lastPage) - 1) * perPage : 0;
  const count = isPaged ? Math.min(perPage, order.length - from) : order.length;
  return useMemo(
    () => ({ from, count, itemAt: (index: number) => rows[order[from + index] ?? -1] }),
    [rows, order, from, count],
  );
}
