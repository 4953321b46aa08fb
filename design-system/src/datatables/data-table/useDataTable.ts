import { useState } from 'react';
import { useIsCards } from './cards/useIsCards.ts';
import type { ColumnLayout, DataColumn, DataTableState, DataTableTool } from './data-table.types.ts';
import type { SlotWidth } from './columns/grid-widths.ts';
import type { SideKind, Slot } from './columns/slots.ts';
import { type ChangeState, type DataTableStateProps, useDataTableState } from './useDataTableState.ts';
import { useActionsWidth } from './columns/useActionsWidth.ts';
import type { TableModel } from './columns/useColumns.ts';
import { type DraftModel, useCellDraft } from './editing/useCellDraft.ts';
import { useFoundRows } from './rows/useFoundRows.ts';
import { useOpened } from './rows/useOpened.ts';
import { type ShownRows, useShown } from './rows/useShown.ts';
import { type RowSelection, useSelection, type UseSelectionProps } from './selection/useSelection.ts';
import { useSlots } from './columns/useSlots.ts';
import { type TableMessages, useTableMessages } from './useTableMessages.ts';

export interface DataTableModelProps<Item extends object> extends DataTableStateProps, UseSelectionProps {
  /** The columns in their order at first. The first one names its row. */
  columns: readonly DataColumn<Item>[];
  /** All rows; from a server, those of the page. */
  rows: readonly Item[];
  /** The unique and permanent key of a row. */
  rowKey: (item: Item) => string;
  /** How a row is called; left out, by its first column. */
  rowLabel?: (item: Item) => string;
  /** So many of what the rows are: "50 invoices"; left out, they are rows. */
  countLabel?: (count: number) => string;
  /** How many rows the server has found. With it the server searches, filters, sorts and pages, by `onStateChange`. */
  serverTotal?: number;
  /** Loads all rows that the server has found, for exports. Without it, only those of the page can be taken along. */
  loadAll?: (signal: AbortSignal) => Promise<readonly Item[]>;
  /** All rows of the server, whatever the table is narrowed to: how many there are, and how exports load them. */
  everything?: { total: number; load: (signal: AbortSignal) => Promise<readonly Item[]> };
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
  /** The columns beside the data. */
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
  changeLayout: (layout: ColumnLayout) => boolean;
  /** Gives a column another width, in px, and says it. */
  resize: (change: { column: string; width: number }) => void;
  table: TableModel<Item>;
  /** Whether rows are cards, because columns have too little room. */
  isCards: boolean;
  /** The columns as they stand. */
  slots: readonly Slot<Item>[];
  /** Those of the slots. */
  widths: readonly SlotWidth[];
  /** All rows that were found, by their place in `rows`, in the order to show them in. */
  order: Uint32Array;
  rows: readonly Item[];
  /** How many rows were found, here or by the server. */
  total: number;
  /** Loads all rows that the server has found; `undefined` where they are at hand or cannot be loaded. */
  loadAll: DataTableModelProps<Item>['loadAll'];
  /** All rows of the server; `undefined` where they are at hand or unknown. */
  everything: DataTableModelProps<Item>['everything'];
  shown: ShownRows<Item>;
  isFinding: boolean;
  /** Whether a server finds, sorts and pages: `rows` are those of its page. */
  isServed: boolean;
  selection: RowSelection<Item>;
  rowKey: (item: Item) => string;
  labelOf: (item: Item) => string;
  /** The cell that is being edited. */
  edit: DraftModel<Item>;
  messages: TableMessages;
  /** The keys of the rows whose details are open. */
  opened: ReadonlySet<string>;
  toggleDetail: (item: Item) => void;
  /** Says something to screen readers. */
  announce: (messages: string) => void;
  announcement: string;
  /** The width that all columns share, in px; 0 until it is known. */
  room: number;
  setRoom: (width: number) => void;
}

/** The data and behaviour of a table, without its markup. */
export function useDataTable<Item extends object>(props: DataTableModelProps<Item>): DataTableModel<Item> {
  const { columns, rows, rowKey, serverTotal, flow = 'pages', tools = onlySearch, selected, sides: beside } = props;
  const { state, initial, change: changeState } = useDataTableState(props);
  const messages = useTableMessages(props.countLabel);
  const [announcement, announce] = useState('');
  const [room, setRoom] = useState(0);
  const isCards = useIsCards(room);
  const isServed = serverTotal !== undefined;
  const isSearchable = !isServed && tools.includes('search');

  const { order, isFinding } = useFoundRows({
    rows,
    columns,
    query: isServed ? unasked : state,
    hidden: state.columns.hidden,
    isSearchable,
  });
  const total = serverTotal ?? order.length;
  const shown = useShown({ rows, order, state, flow, isServed });

  const actionsWidth = useActionsWidth(beside.actions);
  const sides: Partial<Record<SideKind, number>> = {
    ...((selected !== undefined || props.isSelectable) && { select: 52 }),
    ...(beside.hasDetails && { expand: 48 }),
    ...(beside.actions > 0 && { actions: actionsWidth }),
  };
  const change: ChangeState = (next) => {
    const { draft } = edit;
    if (!draft || !edit.isHiddenBy(next)) return changeState(next);
    edit.callUnsaved();
    announce(messages.unsaved(headerOf(draft.column), draft.label));
    return false;
  };
  const changeLayout = (layout: ColumnLayout) => change({ columns: layout });
  const headerOf = (id: string) => columns.find((column) => column.id === id)?.header ?? id;
  const resize = ({ column, width }: { column: string; width: number }) => {
    const chosen = Math.max(Math.round(width), table.getColumn(column)?.columnDef.minSize ?? 0);
    const widths = { ...state.columns.widths, [column]: chosen };
    if (changeLayout({ ...state.columns, widths })) announce(messages.width(headerOf(column), chosen));
  };
  const { table, slots, widths } = useSlots({ columns, sides, layout: state.columns, room, isCards, onResize: resize });
  const first = columns[0];
  const labelOf = props.rowLabel ?? ((item: Item) => String(first?.value(item) ?? ''));
  const { opened, toggleDetail } = useOpened({ rowKey, labelOf, messages, announce });
  const selection = useSelection(props, { rows, order, rowKey, isServed });
  const edit = useCellDraft({ rows, order, shown, slots, rowKey, labelOf });

  return {
    columns,
    state,
    initial,
    change,
    changeLayout,
    resize,
    table,
    isCards,
    slots,
    widths,
    order,
    rows,
    total,
    loadAll: isServed ? props.loadAll : undefined,
    everything: isServed ? props.everything : undefined,
    shown,
    isFinding,
    isServed,
    selection,
    rowKey,
    labelOf,
    edit,
    opened,
    toggleDetail,
    messages,
    announce,
    announcement,
    room,
    setRoom,
  };
}

export const onlySearch: readonly DataTableTool[] = ['search'];
/** The server has done it. */
const unasked = { search: '', filters: {}, sort: [] } as const;
