import { useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { asDeclared } from './columns/column-layout.ts';
import type { DataTableState } from './data-table.types.ts';

export interface DataTableStateProps {
  /** All that can be changed about what the table shows, when its owner keeps it: in the address, or for a server. */
  state?: DataTableState;
  /** How it starts, when the table keeps it itself. */
  defaultState?: Partial<DataTableState>;
  /** Called with all of it whenever the person changes something. */
  onStateChange?: (change: { state: DataTableState }) => void;
}

/** The state before any change. */
export const initialState: DataTableState = {
  search: '',
  filters: {},
  sort: [],
  page: 1,
  perPage: 10,
  columns: asDeclared,
  density: 'comfortable',
};

/** Whatever narrows down or sorts leads back to the first page: what was on the other ones is somewhere else now. */
const keepsPage = new Set<keyof DataTableState>(['page', 'columns', 'density']);

/** Changes a part of it, and says whether it did. */
export type ChangeState = (change: Partial<DataTableState>) => boolean;

/** The state, controlled or uncontrolled, with its initial value and a function that changes a part of it. */
export function useDataTableState({ state, defaultState, onStateChange }: DataTableStateProps): {
  state: DataTableState;
  initial: DataTableState;
  change: ChangeState;
} {
  const [initial] = useState<DataTableState>({ ...initialState, ...defaultState });
  const [current, setCurrent] = useControlledState(state, initial, (next) => onStateChange?.({ state: next }));

  return {
    state: current,
    initial,
    change: (change) => {
      const isSamePage = (Object.keys(change) as (keyof DataTableState)[]).every((key) => keepsPage.has(key));
      setCurrent({ ...current, ...(!isSamePage && { page: 1 }), ...change });
      return true;
    },
  };
}
