import { knownOf } from '../../http/response/tolerant.schema.ts';
import { CURRENCIES, type Currency, type MoneySum, type Sale, type SaleList } from './server/sale.schema.ts';

/** The sums of sales, one for each currency among them. Counted in cents, so that no fraction is lost. */
export function addUp(sales: readonly Pick<Sale, 'amount' | 'currency'>[]): MoneySum[] {
  const cents = new Map<Currency, number>();
  for (const { amount, currency } of sales) {
    cents.set(currency, (cents.get(currency) ?? 0) + Math.round(amount * 100));
  }
  const others = [...cents.keys()].filter((currency) => !knownOf(CURRENCIES, currency));
  return [...CURRENCIES, ...others].flatMap((currency) => {
    const sum = cents.get(currency);
    return sum === undefined ? [] : [{ currency, amount: sum / 100 }];
  });
}

/** The sums of the whole list: the server's, else those of its rows when they are all there. */
export function sumsOf({ sales, total, sums }: SaleList): MoneySum[] | undefined {
  return sums ?? (sales.length === total ? addUp(sales) : undefined);
}

/** The sums without some of the sales that they count. */
export function subtract(sums: readonly MoneySum[], sales: readonly Sale[]): MoneySum[] {
  const taken = addUp(sales);
  return sums.flatMap(({ currency, amount }) => {
    const less = taken.find((sum) => sum.currency === currency)?.amount ?? 0;
    const rest = Math.round((amount - less) * 100) / 100;
    return rest === 0 && less > 0 ? [] : [{ currency, amount: rest }];
  });
}

/** Whether the sales of each currency stand together. */
export function isGrouped(sales: readonly Pick<Sale, 'currency'>[]): boolean {
  const runs = sales.filter(({ currency }, index) => currency !== sales[index - 1]?.currency);
  return runs.length === new Set(runs.map(({ currency }) => currency)).size;
}
