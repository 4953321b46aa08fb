import { OnDemand, Stack, useToday } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { withListParams, withParams } from '../../query/search-params.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useSearchQuery } from '../../query/useSearchQuery.ts';
import { useAbility } from '../../session/guards/ability.ts';
import { paths } from '../../paths.ts';
import { SalesHead } from './home/SalesHead.tsx';
import { readPeriod } from './sales.period.ts';
import { readSalesQuery, type SalesParams } from './sales.query.ts';
import { WorkPlace } from './home/work/WorkPlace.tsx';
import { SaleInUrl } from './sale/SaleInUrl.tsx';
import { SalesCard } from './list/SalesCard.tsx';
import { useSales } from './useSales.ts';

const loadNewSalePanel = () => import('./new-sale/NewSalePanel.tsx');

/** `/sales`: the URL holds the list's query, the period of the figures, and the open panel. */
export function SalesPage() {
  const { t } = useLingui();
  const ability = useAbility();
  const [searchParams, changeSearchParams] = useSearchQuery();
  const today = useToday();
  const query = readSalesQuery(searchParams, today);
  const { actor, deletedIds, revision, list } = useSales(query);

  // A typed search replaces the history entry: otherwise every letter would be a step back.
  const changeQuery = (change: SalesParams) =>
    changeSearchParams((current) => withListParams(current, change), { replace: 'q' in change });

  const setSale = (sale: string | undefined) => changeSearchParams((current) => withParams(current, { sale }));
  const remove = ({ id }: { id: string }) => actor.send({ type: 'delete sale', id });

  const setPanel = (panel: 'new' | undefined) => changeSearchParams((current) => withParams(current, { panel }));
  const create = () => setPanel('new');

  return (
    <>
      <PageTitle title={t`Sales`} />
      <SalesHead today={today} revision={revision} deletedIds={deletedIds} list={list} onCreate={create} />
      <Stack gap="gap">
        <WorkPlace today={today} list={list} />
        <SalesCard
          result={list}
          query={query}
          period={readPeriod(searchParams, today)}
          actor={actor}
          onDelete={remove}
          hrefOf={({ id }) => `${paths.sales}?${withParams(searchParams, { sale: id })}`}
          onOpen={({ id }) => setSale(id)}
          onChange={changeQuery}
          onCreate={create}
        />
      </Stack>
      <SaleInUrl
        result={list}
        deletedIds={deletedIds}
        onDelete={remove}
        searchParams={searchParams}
        onClose={() => setSale(undefined)}
      />
      {searchParams.get('panel') === 'new' && (
        <NewSale
          canCreate={ability.can('create', 'Sale')}
          onClose={() => setPanel(undefined)}
          onCreated={() => actor.send({ type: 'sale recorded' })}
        />
      )}
    </>
  );
}

interface NewSaleProps {
  canCreate: boolean;
  onClose: () => void;
  onCreated: () => void;
}

function NewSale({ canCreate, onClose, onCreated }: NewSaleProps) {
  // A right that is lost while the form is open takes nothing that was typed.
  const [couldCreate, setCouldCreate] = useState(canCreate);
  if (canCreate && !couldCreate) setCouldCreate(true);
  const finish = () => {
    onClose();
    onCreated();
  };
  if (!couldCreate) return null;
  return (
    <OnDemand load={loadNewSalePanel} onMissing={onClose}>
      {({ NewSalePanel }) => <NewSalePanel onClose={onClose} onCreated={finish} />}
    </OnDemand>
  );
}
