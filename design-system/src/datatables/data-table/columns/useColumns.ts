import {
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  type ReactTable,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { useLocaleSettings } from '../../../lib/i18n/LocaleProvider.tsx';
import { sideOf } from './column-layout.ts';
import { fitColumns } from './column-widths.ts';
import type { ColumnLayout, DataColumn } from '../data-table.types.ts';
import { windowSize } from '../../../lib/virtual/window-size.ts';

/** The features of the table library that are in use: arranging columns. `useFoundRows` searches and sorts. */
const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});

type Features = typeof features;
export type TableModel<Item extends object> = ReactTable<Features, Item, unknown>;

export interface ColumnsOptions<Item extends object> {
  columns: readonly DataColumn<Item>[];
  layout: ColumnLayout;
  /** The width that all columns share, in px; 0 until it is known. */
  room: number;
  /** How much of it the columns beside the data take, in px. */
  beside: number;
  /** Called with the new width of a column, in px, once its edge is let go. */
  onResize: (change: { column: string; width: number }) => void;
}

interface ColumnsModel<Item extends object> {
  table: TableModel<Item>;
  /** How wide each shown column is, in px. */
  widths: Readonly<Record<string, number>>;
  /** Whether what stays at the edges leaves too little room to see the others whole. */
  isNarrow: boolean;
}

const noRows: never[] = [];
const USUAL_WIDTH = 160;
const USUAL_MIN_WIDTH = 80;

/** The columns as they are arranged now. */
export function useColumns<Item extends object>({
  columns,
  layout,
  room,
  beside,
  onResize,
}: ColumnsOptions<Item>): ColumnsModel<Item> {
  const { direction } = useLocaleSettings();
  const definitions = useMemo(
    () =>
      columns.map(({ id, header, value, width = USUAL_WIDTH, minWidth = USUAL_MIN_WIDTH }) => ({
        id,
        header,
        accessorFn: value,
        size: width,
        minSize: minWidth,
      })),
    [columns],
  );
  const { widths, isNarrow } = useMemo(() => {
    const shown = columns.filter(({ id }) => !layout.hidden.includes(id));
    return fitColumns(
      shown.map(({ id, width = USUAL_WIDTH, minWidth = USUAL_MIN_WIDTH }) => ({
        id,
        width: layout.widths[id] ?? width,
        minWidth,
        isChosen: layout.widths[id] !== undefined,
        isPinned: sideOf(layout, id) !== undefined,
      })),
      { room, beside, window: windowSize().width },
    );
  }, [columns, layout, room, beside]);
  const state = useMemo(
    () => ({
      columnOrder: [...layout.order],
      columnVisibility: Object.fromEntries(layout.hidden.map((id) => [id, false])),
      columnPinning: { start: [...layout.pinned.start], end: [...layout.pinned.end] },
      columnSizing: widths,
    }),
    [layout, widths],
  );

  const table = useTable(
    {
      features,
      columns: definitions,
      data: noRows,
      state,
      columnResizeMode: 'onEnd',
      columnResizeDirection: direction,
      onColumnSizingChange: (change) => {
        const next = typeof change === 'function' ? change(widths) : change;
        const [resized] = Object.entries(next).filter(([id, width]) => width !== widths[id]);
        if (resized) onResize({ column: resized[0], width: resized[1] });
      },
    },
    // While an edge is dragged only a line moves: the rows are not rendered for it.
    ({ columnOrder, columnVisibility, columnPinning, columnSizing }) => [
      columnOrder,
      columnVisibility,
      columnPinning,
      columnSizing,
    ],
  );
  return { table, widths, isNarrow };
}
