import { Button, Card, OnDemand, PageHeader, Pagination, PaginationSkeleton } from '@embarque/design-system';
import type { SalesQuery } from '@embarque/mocks/sales-api/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useListing } from '../../listing/useListing.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useAddress } from '../../routing/useAddress.ts';
import { useAbility } from '../../session/ability.ts';
import { salesMachine } from './sales.machine.ts';
import { PER_PAGE, readSalesQuery, writeSalesQuery } from './sales.query.ts';
import { SalesFilters } from './SalesFilters.tsx';
import { SalesList } from './SalesList.tsx';

const loadNewSalePanel = () => import('./NewSalePanel.tsx');

/** `/sales`: everything the list shows is in the address, the open panel included. */
export function SalesPage() {
  const { t } = useLingui();
  const ability = useAbility();
  const [address, changeAddress] = useAddress();
  const query = readSalesQuery(address);
  const listing = useListing(salesMachine, query);
  const canCreate = ability.can('create', 'Sale');

  const isOnItsWay = listing.error === null && !listing.page;
  const hasRows = listing.error === null && (listing.page?.sales.length ?? 0) > 0;

  // Each letter of a search would be a step back otherwise.
  const change = (wish: Partial<SalesQuery>) =>
    changeAddress((current) => writeSalesQuery(current, wish), { replace: 'q' in wish });

  const setPanel = (panel: 'new' | undefined) =>
    changeAddress((current) => {
      const next = new URLSearchParams(current);
      if (panel) next.set('panel', panel);
      else next.delete('panel');
      return next;
    });

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
              total={listing.page?.total ?? 0}
              onPageChange={change}
            />
          ) : (
            isOnItsWay && <PaginationSkeleton />
          )
        }
      >
        <SalesFilters query={query} onChange={change} />
        <SalesList
          listing={listing}
          query={query}
          canDelete={ability.can('delete', 'Sale')}
          onChange={change}
          onCreate={canCreate ? () => setPanel('new') : undefined}
        />
      </Card>
      {canCreate && address.get('panel') === 'new' && (
        <OnDemand load={loadNewSalePanel} onMissing={() => setPanel(undefined)}>
          {({ NewSalePanel }) => (
            <NewSalePanel
              onClose={() => setPanel(undefined)}
              onCreated={() => {
                setPanel(undefined);
                listing.reload();
              }}
            />
          )}
        </OnDemand>
      )}
    </>
  );
}
