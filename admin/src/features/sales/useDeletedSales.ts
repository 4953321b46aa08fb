import { useMemo, useState } from 'react';
import { applyAll } from '../../outbox/outbox.core.ts';
import { useFeatureOutbox } from '../../outbox/react/useFeatureOutbox.ts';
import type { QueryResult } from '../../query/useQuery.ts';
import { type SaleCommand, salesOutbox } from './sales.outbox.ts';
import { subtract } from './sales.sums.ts';
import type { SaleList } from './server/sale.schema.ts';

const NONE: readonly string[] = [];

export interface DeletedSales {
  /** Ids of the sales that are deleted, or will be when their undo has expired. */
  ids: readonly string[];
  remove: (id: string) => void;
}

/**
 * The sales that are deleted on this page.
 *
 * @param onConfirmed called when the server has deleted one
 */
export function useDeletedSales(onConfirmed: () => void): DeletedSales {
  const [unconfirmed, setUnconfirmed] = useState(NONE);
  // The list still has them until it has been loaded again.
  const [confirmed, setConfirmed] = useState(NONE);
  const { give } = useFeatureOutbox<readonly string[], SaleCommand, null>(salesOutbox, {
    confirmed: () => NONE,
    onChange: ({ entries, change }) => {
      setUnconfirmed(applyAll(salesOutbox, NONE, entries));
      if (change?.type !== 'confirmed') return;
      const { id } = change.entry.command;
      setConfirmed((ids) => [...ids, id]);
      onConfirmed();
    },
  });

  return {
    ids: [...confirmed, ...unconfirmed],
    remove: (id) => give({ command: { id, isDeleted: true }, state: unconfirmed }),
  };
}

/** The loaded sales, without the sales of these ids. */
export function useWithout(result: QueryResult<SaleList>, ids: readonly string[]): QueryResult<SaleList> {
  const { data } = result;
  const key = ids.join(' ');
  const rest = useMemo(() => data && without(data, key.split(' ')), [data, key]);
  return { ...result, data: rest };
}

function without(data: SaleList, ids: readonly string[]): SaleList {
  const gone = data.sales.filter(({ id }) => ids.includes(id));
  if (gone.length === 0) return data;
  const sales = data.sales.filter((sale) => !gone.includes(sale));
  const sums = data.sums && subtract(data.sums, gone);
  return { ...data, sales, total: data.total - gone.length, ...(sums && { sums }) };
}
