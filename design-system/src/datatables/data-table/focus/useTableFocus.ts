import { type RefObject, useEffect, useRef } from 'react';
import { focusWhenLost } from '../../../lib/focus/focus-when-lost.ts';
import { stopOf } from './useCellFocus.ts';
import type { DataTableModel } from '../useDataTable.ts';

interface TableFocusOptions {
  /** Whether the bar of the selected rows stands above the grid. */
  hasBulkBar: boolean;
  /** Opens the filters at the first field; left out, there are none. */
  openFilters: (() => void) | undefined;
}

interface TableFocus {
  search: RefObject<HTMLInputElement | null>;
  grid: RefObject<HTMLDivElement | null>;
  /** Shows all rows again, and goes to where one may search for others. */
  showAll: () => void;
  /** Shows the hidden columns, and goes to the search, which looks at them from then on. */
  showColumns: () => void;
}

/** Moves focus when the focused element of the table is removed. */
export function useTableFocus<Item extends object>(
  model: DataTableModel<Item>,
  { hasBulkBar, openFilters }: TableFocusOptions,
): TableFocus {
  const search = useRef<HTMLInputElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!hasBulkBar) return;
    const toGrid = () => stopOf(grid.current);
    return () => void focusWhenLost(toGrid);
  }, [hasBulkBar]);

  const focusSearch = () => {
    if (search.current) search.current.focus();
    else if (openFilters) openFilters();
    else stopOf(grid.current)?.focus();
  };

  return {
    search,
    grid,
    showAll: () => {
      if (model.change({ search: '', filters: {} })) focusSearch();
    },
    showColumns: () => {
      if (model.changeLayout({ ...model.state.columns, hidden: [] })) focusSearch();
    },
  };
}
