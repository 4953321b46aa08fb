import { Button, Card, OnDemand, PageHeader, Pagination, PaginationSkeleton } from '@embarque/design-system';
import type { Sale, SalesQuery } from '@embarque/mocks/sales-api/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { withListParams, withParams } from '../../query/search-params.ts';
import { useQuery } from '../../query/useQuery.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useSearchQuery } from '../../query/useSearchQuery.ts';
import { useAbility } from '../../session/guards/ability.ts';
import { paths } from '../../paths.ts';
import { salesCalls } from './sales.api.ts';
import { PER_PAGE, readSalesQuery } from './sales.query.ts';
import { SaleInUrl } from './sale/SaleInUrl.tsx';
import { SalesFilters } from './list/SalesFilters.tsx';
import { SalesList } from './list/SalesList.tsx';
import { useDeletedSales, useWithout } from './useDeletedSales.ts';

const loadNewSalePanel = () => import('./new-sale/NewSalePanel.tsx');

/** `/sales`: the URL holds the list's query and the open panel. */
export function SalesPage() {
  const { t } = useLingui();
  const ability = useAbility();
  const [searchParams, changeSearchParams] = useSearchQuery();
  const query = readSalesQuery(searchParams);
  const loaded = useQuery(salesCalls.list, query);
  const deleted = useDeletedSales(loaded.reload);
  const result = useWithout(loaded, deleted.ids);
  const canCreate = ability.can('create', 'Sale');

  const isPending = result.error === null && !result.data;
  const hasRows = result.error === null && (result.data?.sales.length ?? 0) > 0;

  // A typed search replaces the history entry: otherwise every letter would be a step back.
  const changeQuery = (change: Partial<SalesQuery>) =>
    changeSearchParams((current) => withListParams(current, change), { replace: 'q' in change });

  const setSale = (sale: string | undefined) => changeSearchParams((current) => withParams(current, { sale }));
  const remove = ability.can('delete', 'Sale') ? ({ id }: Sale) => deleted.remove(id) : undefined;

  const setPanel = (panel: 'new' | undefined) => changeSearchParams((current) => withParams(current, { panel }));

  return (
    <>
      <PageTitle title={t`Sales`} />
      <PageHeader
        title={t`Sales`}
        description={t`Insurance policies and eSIM plans that were sold.`}
        actions={
          canCreate && (
            <Button icon={Plus} onClick={() => setPanel('new')}>
              <Trans>New sale</Trans>
            </Button>
          )
        }
      />
      <Card
        padding="none"
        footer={
          hasRows ? (
            <Pagination
              page={query.page ?? 1}
              perPage={PER_PAGE}
              total={result.data?.total ?? 0}
              rowCount={result.data?.sales.length ?? 0}
              onPageChange={changeQuery}
            />
          ) : (
            isPending && <PaginationSkeleton />
          )
        }
      >
        <SalesFilters query={query} onChange={changeQuery} />
        <SalesList
          result={result}
          query={query}
          onDelete={remove}
          hrefOf={({ id }) => `${paths.sales}?${withParams(searchParams, { sale: id })}`}
          onOpen={({ id }) => setSale(id)}
          onChange={changeQuery}
          onCreate={canCreate ? () => setPanel('new') : undefined}
        />
      </Card>
      <SaleInUrl
        result={result}
        deletedIds={deleted.ids}
        onDelete={remove}
        searchParams={searchParams}
        onClose={() => setSale(undefined)}
      />
      {canCreate && searchParams.get('panel') === 'new' && (
        <NewSale onClose={() => setPanel(undefined)} onCreated={result.reload} />
      )}
    </>
  );
}

function NewSale({ onClose, onCreated }: { onClose: () => void; onCreated: () => void }) {
  const finish = () => {
    onClose();
    onCreated();
  };
  return (
    <OnDemand load={loadNewSalePanel} onMissing={onClose}>
      {({ NewSalePanel }) => <NewSalePanel onClose={onClose} onCreated={finish} />}
    </OnDemand>
  );
}
