import type { KeyboardEvent } from 'react';
import { useLocaleSettings } from '../../../lib/i18n/LocaleProvider.tsx';
import { moveColumn, neighbourOf, pinColumn, type PinSide } from './column-layout.ts';
import type { ColumnSort } from '../data-table.types.ts';
import { nextSort } from '../rows/sort-change.ts';
import type { Slot } from './slots.ts';
import type { DataTableModel } from '../useDataTable.ts';

export interface ColumnActions {
  sort: (column: string, keepsOthers: boolean) => void;
  sortBy: (sort: ColumnSort[]) => void;
  pin: (column: string, side: PinSide | undefined) => void;
  /** By one place, towards the end or the start. */
  step: (column: string, step: 1 | -1) => void;
  canStep: (column: string, step: 1 | -1) => boolean;
  /** To the place of another column. */
  moveTo: (column: string, to: string) => void;
  hide: (column: string) => void;
  show: (column: string) => void;
  widen: (column: string, by: number) => void;
  resetWidth: (column: string) => void;
  /** All columns as they were at first. */
  reset: () => void;
  /** Whether the key does something to the column; with Alt it opens its menu. */
  onHeadKey: <Item>(event: KeyboardEvent, slot: Slot<Item>) => boolean;
}

/** In px: what one press of an arrow key adds to a column or takes from it. */
export const WIDTH_STEP = 16;

/** The actions on a column. Each is announced, since most of them happen out of view. */
export function useColumnActions<Item extends object>(model: DataTableModel<Item>): ColumnActions {
  const { direction } = useLocaleSettings();
  const { state, change, changeLayout, columns, slots, table, announce, messages } = model;
  const layout = state.columns;
  const shown = slots.flatMap(({ id, kind }) => (kind === 'data' ? [id] : []));
  const headerOf = (id: string) => columns.find((column) => column.id === id)?.header ?? id;

  const sortBy = (sort: ColumnSort[]) => {
    if (change({ sort })) announce(messages.sorted(sort, headerOf));
  };
  const moveTo = (column: string, to: string) => {
    const declared = columns.map(({ id }) => id);
    changeLayout(moveColumn(layout, declared, { id: column, to }));
    announce(messages.moved(headerOf(column), shown.indexOf(to) + 1, shown.length));
  };
  const canStep = (column: string, step: 1 | -1) => neighbourOf(layout, shown, column, step) !== undefined;
  const step = (column: string, by: 1 | -1) => {
    const neighbour = neighbourOf(layout, shown, column, by);
    if (neighbour !== undefined) moveTo(column, neighbour);
  };
  const widen = (column: string, by: number) => {
    model.resize({ column, width: (table.getColumn(column)?.getSize() ?? 0) + by });
  };

  return {
    sort: (column, keepsOthers) => sortBy(nextSort(state.sort, column, keepsOthers)),
    sortBy,
    pin: (column, side) => {
      changeLayout(pinColumn(layout, column, side));
      announce(messages.pinned(headerOf(column), side));
    },
    step,
    canStep,
    moveTo,
    hide: (column) => {
      if (changeLayout({ ...layout, hidden: [...layout.hidden, column] })) announce(messages.hidden(headerOf(column)));
    },
    show: (column) => {
      changeLayout({ ...layout, hidden: layout.hidden.filter((id) => id !== column) });
      announce(messages.shown(headerOf(column)));
    },
    widen,
    resetWidth: (column) => {
      const { [column]: _, ...widths } = layout.widths;
      changeLayout({ ...layout, widths });
    },
    reset: () => {
      if (changeLayout(model.initial.columns)) announce(messages.reset());
    },
    onHeadKey: (event, { id, kind }) => {
      if (kind !== 'data') return false;
      if (event.altKey && event.key === 'ArrowDown') return true;
      const forth = event.key === (direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
      const back = event.key === (direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft');
      if (!forth && !back) return false;
      if (event.shiftKey) widen(id, forth ? WIDTH_STEP : -WIDTH_STEP);
      else if (event.ctrlKey || event.metaKey) step(id, forth ? 1 : -1);
      else return false;
      return true;
    },
  };
}
