import { Alert, Card, OnDemand, Pagination, PaginationSkeleton, Skeleton, Stack } from '@embarque/design-system';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { UnreadableRows } from '../../../access/UnreadableRows.tsx';
import type { SalesActor } from '../machine/sales.machine.ts';
import type { readPeriod } from '../sales.period.ts';
import { PER_PAGE } from '../sales.query.ts';
import { ExportTool } from './ExportTool.tsx';
import { SalesFilters } from './SalesFilters.tsx';
import { SalesList, type SalesListProps } from './SalesList.tsx';

const loadTotals = () => import('./SalesTotals.tsx');

export interface SalesCardProps extends SalesListProps {
  /** The days that the list is narrowed to. */
  period: ReturnType<typeof readPeriod>;
  actor: SalesActor;
}

const totalsPlaceholder = <Skeleton width="min(20rem, 100%)" />;

/** The list of sales with its filters above, its sums and pages below, and the way to take it along. */
export function SalesCard({ period, actor, ...list }: SalesCardProps) {
  const { t } = useLingui();
  const { result, query, onChange } = list;
  const data = result.error === null ? result.data : null;
  const hasRows = data !== null && data.sales.length + data.unreadable.length > 0;
  const isPending = result.error === null && !data;

  return (
    <Card
      padding="none"
      title={t`Sales list`}
      actions={(hasRows || isPending) && <ExportTool {...{ actor, isPending }} />}
      footer={
        (hasRows || isPending) && (
          <Stack gap="m">
            {data ? (
              <OnDemand load={loadTotals} fallback={totalsPlaceholder}>
                {({ SalesTotals }) => <SalesTotals data={data} query={query} />}
              </OnDemand>
            ) : (
              totalsPlaceholder
            )}
            {data ? (
              <Pagination
                page={query.page ?? 1}
                perPage={PER_PAGE}
                total={data.total}
                rowCount={data.sales.length + data.unreadable.length}
                onPageChange={onChange}
              />
            ) : (
              <PaginationSkeleton />
            )}
          </Stack>
        )
      }
    >
      <SalesFilters query={query} period={period} onChange={onChange} />
      {query.from && data && !data.period && (
        <Alert tone="warning">
          <Trans>This server doesn't confirm the period. Sales of other days may be listed.</Trans>
        </Alert>
      )}
      <SalesList {...list} />
      {data && (
        <UnreadableRows
          unreadable={data.unreadable}
          title={
            <Plural value={data.unreadable.length} one="# sale couldn't be read" other="# sales couldn't be read" />
          }
        />
      )}
    </Card>
  );
}
