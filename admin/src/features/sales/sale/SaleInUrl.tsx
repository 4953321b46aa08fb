import { OnDemand } from '@embarque/design-system';
import type { Sale, SalesAnswer } from '@embarque/mocks/sales-api/contract';
import type { QueryResult } from '../../../query/useQuery.ts';
import { useAbility } from '../../../session/guards/ability.ts';

const loadOpenSale = () => import('./OpenSale.tsx');

export interface SaleInUrlProps {
  result: QueryResult<SalesAnswer>;
  searchParams: URLSearchParams;
  /** Ids of the sales that are deleted, or will be. */
  deletedIds: readonly string[];
  /** Left out when the person may not delete sales. */
  onDelete: ((sale: Sale) => void) | undefined;
  onClose: () => void;
}

/** The panel of the sale that `?sale=` names, if any. */
export function SaleInUrl({ result, searchParams, deletedIds, onDelete, onClose }: SaleInUrlProps) {
  const ability = useAbility();
  const id = searchParams.get('sale');
  if (!id) return null;

  const remove = (sale: Sale) => {
    onClose();
    onDelete?.(sale);
  };
  return (
    <OnDemand key={id} load={loadOpenSale} onMissing={onClose}>
      {({ OpenSale }) => (
        <OpenSale
          id={id}
          known={result.data?.sales.find((sale) => sale.id === id)}
          isDeleted={deletedIds.includes(id)}
          canChange={ability.can('update', 'Sale')}
          onDelete={onDelete && remove}
          onChanged={result.reload}
          onClose={onClose}
        />
      )}
    </OnDemand>
  );
}
