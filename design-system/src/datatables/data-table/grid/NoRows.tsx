import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/Button.tsx';
import { EmptyState } from '../../../components/empty-state/EmptyState.tsx';
import type { DataTableState } from '../data-table.types.ts';
import type { DataTableModel } from '../useDataTable.ts';

interface NoRowsProps {
  state: DataTableState;
  /** Called when the person wants to see all rows again. */
  onShowAll: () => void;
}

/** Nothing is there, or nothing was found: then it says how to find more. */
export function NoRows({ state, onShowAll }: NoRowsProps) {
  if (!isNarrowed(state)) return <EmptyState title={<Trans>No rows yet</Trans>} />;
  return (
    <EmptyState
      title={<Trans>Nothing found</Trans>}
      actions={
        <Button variant="outline" onClick={onShowAll}>
          <Trans>Clear search and filters</Trans>
        </Button>
      }
    >
      <Trans>No row has all that is asked for.</Trans>
    </EmptyState>
  );
}

/** Whether the first rows are loading. An empty result stays until the next response. */
export function useIsLoading<Item extends object>({ state, total }: DataTableModel<Item>, isBusy: boolean): boolean {
  const [isFirst, setFirst] = useState(isBusy);
  if (isFirst && !isBusy) setFirst(false);
  return isBusy && total === 0 && (isFirst || !isNarrowed(state));
}

function isNarrowed({ search, filters }: DataTableState): boolean {
  return search !== '' || Object.keys(filters).length > 0;
}
