import { OnDemand } from '@embarque/design-system';
import type { QueryResult } from '../../../query/useQuery.ts';
import type { Sale, SaleList } from '../server/sale.schema.ts';

const loadOpenSale = () => import('./OpenSale.tsx');

export interface SaleInUrlProps {
  result: QueryResult<SaleList>;
  searchParams: URLSearchParams;
  /** Ids of the sales that are deleted, or will be. */
  deletedIds: readonly string[];
  onDelete: (sale: Sale) => void;
  onClose: () => void;
}

/** The panel of the sale that `?sale=` names, if any. */
export function SaleInUrl({ result, searchParams, deletedIds, onDelete, onClose }: SaleInUrlProps) {
  const id = searchParams.get('sale');
  if (!id) return null;

  const remove = (sale: Sale) => {
    onClose();
    onDelete(sale);
  };
  return (
    <OnDemand key={id} load={loadOpenSale} onMissing={onClose}>
      {({ OpenSale }) => (
        <OpenSale
          id={id}
          known={result.data?.sales.find((sale) => sale.id === id)}
          isDeleted={deletedIds.includes(id)}
          onDelete={remove}
          onClose={onClose}
        />
      )}
    </OnDemand>
  );
}
