import type { Sale } from '@embarque/mocks/sales-api/contract';
import { salesApi as server } from '@embarque/mocks/sales-api/handlers';

const isSold = ({ status }: Sale) => status === 'issued' || status === 'active';

const rules = {
  orders: () => true,
  policies: (sale: Sale) => sale.kind === 'insurance' && isSold(sale),
  subscribers: (sale: Sale) => sale.kind === 'esim' && isSold(sale),
};

/** A measure as the sales page would count it on the seven days until the leap day, and on the seven before. */
export function counted(measure: keyof typeof rules): { now: number; before: number } {
  const [start, middle] = [new Date(2028, 1, 16).toISOString(), new Date(2028, 1, 23).toISOString()];
  const sold = server.sales.filter(rules[measure]).filter(({ soldAt }) => soldAt >= start);
  const now = sold.filter(({ soldAt }) => soldAt >= middle).length;
  return { now, before: sold.length - now };
}

const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 });

/** By how much a measure changed, without a sign: `9,1%`. */
export function changeIn(measure: keyof typeof rules): string {
  const { now, before } = counted(measure);
  return percent.format(Math.abs(now / before - 1));
}
