import { subtract } from './sales.sums.ts';
import type { SaleList } from './server/sale.schema.ts';

/** A page of the list without the sales of these ids. */
export function withoutSales(list: SaleList, ids: readonly string[]): SaleList {
  const gone = list.sales.filter(({ id }) => ids.includes(id));
  if (gone.length === 0) return list;
  const sales = list.sales.filter((sale) => !gone.includes(sale));
  const sums = list.sums && subtract(list.sums, gone);
  return { ...list, sales, total: list.total - gone.length, ...(sums && { sums }) };
}
