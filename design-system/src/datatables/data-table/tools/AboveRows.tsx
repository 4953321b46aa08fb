import type { ReactNode } from 'react';
import { CardsBarPlace } from '../cards/CardsBarPlace.tsx';
import type { ColumnActions } from '../columns/useColumnActions.ts';
import type { DataTableModel } from '../useDataTable.ts';
import { FilterLine } from './FilterLine.styles.ts';
import type { FilterPanelModel } from './useFilterPanel.ts';

interface AboveRowsProps<Item extends object> {
  model: DataTableModel<Item>;
  columnActions: ColumnActions;
  filters: FilterPanelModel;
  /** Whether the rows can be narrowed down by their columns. */
  hasFilters: boolean;
  /** The filters of the owner, and those that are set. */
  ownFilters: ReactNode;
  chips: ReactNode;
}

/** The filters between the tools and the rows; while rows are cards, the bar that opens them. */
export function AboveRows<Item extends object>({ filters, hasFilters, ...rest }: AboveRowsProps<Item>) {
  const { model, ownFilters, chips } = rest;
  if (model.isCards) return <CardsBarPlace {...rest} hasFilters={hasFilters} />;
  return (
    <>
      {(ownFilters || chips) && (
        <FilterLine>
          {ownFilters}
          {chips}
        </FilterLine>
      )}
      {filters.Panel && (
        <filters.Panel
          columns={model.columns}
          filters={model.state.filters}
          focused={filters.focused}
          onChange={(next) => model.change({ filters: next })}
        />
      )}
    </>
  );
}
