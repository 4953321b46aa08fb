import { Button, EmptyState } from '@embarque/design-system';
import type { SalesQuery } from '@embarque/mocks/sales-api/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { GuardedButton } from '../../../access/GuardedButton.tsx';
import { paramsOfDays, type SalesParams } from '../sales.query.ts';

export interface NoSalesProps {
  query: SalesQuery;
  /** How many sales match on all pages; above 0 the URL names a page beyond the last one. */
  total: number;
  onChange: (change: SalesParams) => void;
  onCreate: () => void;
}

/** The empty states: a page beyond the last one, filters without a match, no sales at all. */
export function NoSales({ query, total, onChange, onCreate }: NoSalesProps) {
  const { t } = useLingui();

  if (total > 0) {
    return (
      <EmptyState
        headingLevel={3}
        title={t`This page is empty`}
        actions={
          <Button variant="soft" onClick={() => onChange({ page: 1 })}>
            <Trans>Go to the first page</Trans>
          </Button>
        }
      >
        <Trans>The list now has fewer pages.</Trans>
      </EmptyState>
    );
  }
  if (query.q || query.kind || query.status || query.from) {
    return (
      <EmptyState
        headingLevel={3}
        title={t`No matching sales`}
        actions={
          <Button
            variant="soft"
            onClick={() => onChange({ q: undefined, kind: undefined, status: undefined, ...paramsOfDays(null) })}
          >
            <Trans>Clear search and filters</Trans>
          </Button>
        }
      >
        <Trans>Try another search, or remove a filter.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      headingLevel={3}
      title={t`No sales yet`}
      actions={
        <GuardedButton attempt={{ action: 'create', subject: 'Sale' }} icon={Plus} onClick={onCreate}>
          <Trans>New sale</Trans>
        </GuardedButton>
      }
    >
      <Trans>Policies and eSIM plans appear here as soon as they are sold.</Trans>
    </EmptyState>
  );
}
