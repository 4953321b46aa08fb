import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/Button.tsx';
import { EmptyState } from '../../../components/empty-state/EmptyState.tsx';
import type { DataColumn, DataTableState } from '../data-table.types.ts';
import type { DataTableModel } from '../useDataTable.ts';

interface NoRowsProps<Item extends object> {
  model: DataTableModel<Item>;
  /** Called when the person wants to see all rows again. */
  onShowAll: () => void;
  /** Called when the person wants to search the hidden columns as well. */
  onShowColumns: () => void;
}

/** Nothing is there, or nothing was found: then it says how to find more. */
export function NoRows<Item extends object>({ model, onShowAll, onShowColumns }: NoRowsProps<Item>) {
  const hidden = unsearchedIn(model).join(', ');
  if (!isNarrowed(model.state)) return <EmptyState title={<Trans>No rows yet</Trans>} />;
  return (
    <EmptyState
      title={<Trans>Nothing found</Trans>}
      actions={
        <>
          {hidden && (
            <Button onClick={onShowColumns}>
              <Trans>Show all columns</Trans>
            </Button>
          )}
          <Button variant="outline" onClick={onShowAll}>
            <Trans>Clear search and filters</Trans>
          </Button>
        </>
      }
    >
      <Trans>No rows match your search and filters.</Trans>{' '}
      {hidden && <Trans>Hidden columns are not searched: {hidden}.</Trans>}
    </EmptyState>
  );
}

/** Whether the first rows are loading. An empty result stays until the next response. */
export function useIsLoading<Item extends object>({ state, total }: DataTableModel<Item>, isBusy: boolean): boolean {
  const [isFirst, setFirst] = useState(isBusy);
  if (isFirst && !isBusy) setFirst(false);
  return isBusy && total === 0 && (isFirst || !isNarrowed(state));
}

/** The headers of the columns that a search leaves out because they do not show. A server searches what it likes. */
function unsearchedIn<Item extends object>({ state, columns, isServed }: DataTableModel<Item>): string[] {
  if (isServed || state.search.trim() === '') return [];
  const isLeftOut = ({ id, isSearched = true }: DataColumn<Item>) => isSearched && state.columns.hidden.includes(id);
  return columns.filter(isLeftOut).map(({ header }) => header);
}

function isNarrowed({ search, filters }: DataTableState): boolean {
  return search !== '' || Object.keys(filters).length > 0;
}
