import { saleId } from '../../world/index.ts';
import { carryOutOnce } from '../../lib/http/idempotency.ts';
import { listRows, readListQuery, whereField } from '../../lib/list/listing.ts';
import { signedIn } from './sales-api.account.ts';
import { demandRight } from './sales-api.rights.ts';
import { answer, readBody, refuse } from '../sales-api.answers.ts';
import type {
  DeleteSaleAnswer,
  MoneySum,
  NewSaleAnswer,
  ProductsAnswer,
  Sale,
  SaleChange,
  SaleChangeAnswer,
  SaleColumn,
  SalesAnswer,
  SalesPeriod,
} from '../sales-api.contract.ts';
import { productsSample } from '../sales-api.data.ts';
import { newSaleSchema, saleChangeSchema } from '../sales-api.schema.ts';
import type { Answer, SalesApiState } from '../sales-api.state.ts';

const columns: readonly SaleColumn[] = [
  'id',
  'kind',
  'product',
  'customer.name',
  'customer.email',
  'amount',
  'currency',
  'status',
  'soldAt',
];

/** Lists the sales that match. Everybody who is signed in may read them. */
export const listSales: Answer = signedIn(({ request, state }) => answer(findSales(state.sales, request.url)));

/** Lists what can be sold. */
export const listProducts: Answer = signedIn(() => {
  const body: ProductsAnswer = { success: true, products: productsSample() };
  return answer(body);
});

/** Adds a sale, once for each key of a person. */
export const createSale: Answer = signedIn(({ request, state }, claims) => {
  demandRight(state, claims, 'create');
  const { remembered, now } = state;
  return carryOutOnce({ request, remembered, now, by: claims.email }, () => addSale(request, state));
});

async function addSale(request: Request, state: SalesApiState): Promise<Response> {
  const wanted = await readBody(request, newSaleSchema);
  const known = productsSample().find(({ name }) => name === wanted.product);
  if (known && known.kind !== wanted.kind) {
    return refuse(422, { property: 'kind', message: `This product is sold as ${known.kind}` });
  }
  const sale: Sale = {
    id: saleId(state.soldEver),
    ...wanted,
    status: 'issued',
    soldAt: new Date(state.now()).toISOString(),
  };
  state.sales.push(sale);
  state.soldEver += 1;
  const body: NewSaleAnswer = { success: true, sale };
  return answer(body, 201);
}

/** Removes a sale. */
export const deleteSale: Answer = signedIn(({ params, state }, claims) => {
  demandRight(state, claims, 'delete');
  const index = state.sales.findIndex(({ id }) => id === params.id);
  if (index < 0) return refuse(404, { property: 'id', message: 'There is no such sale' });
  state.sales.splice(index, 1);
  const body: DeleteSaleAnswer = { success: true };
  return answer(body);
});

/** Cancels or refunds a sale. */
export const changeSale: Answer = signedIn(async ({ request, params, state }, claims) => {
  demandRight(state, claims, 'update');
  const { status } = await readBody(request, saleChangeSchema);
  const index = state.sales.findIndex(({ id }) => id === params.id);
  const sale = state.sales[index];
  if (!sale) return refuse(404, { property: 'id', message: 'There is no such sale' });
  if (!FROM[status].includes(sale.status)) {
    return refuse(409, { property: 'status', message: `A sale that is ${sale.status} cannot become ${status}` });
  }
  const changed: Sale = { ...sale, status, changedAt: new Date(state.now()).toISOString() };
  state.sales[index] = changed;
  const body: SaleChangeAnswer = { success: true, sale: changed };
  return answer(body);
});

const FROM: Record<SaleChange['status'], readonly Sale['status'][]> = {
  cancelled: ['issued', 'active'],
  refunded: ['issued', 'active', 'cancelled'],
};

/** One page of the sales that match the query of an address. */
export function findSales(sales: readonly Sale[], url: string): SalesAnswer {
  const params = new URL(url).searchParams;
  const query = readListQuery(params, { columns, order: { sortColumn: 'soldAt', sort: 'desc' } });
  const ofKind = whereField(whereField(sales, 'kind', params.get('kind')), 'status', params.get('status'));
  const period = readPeriod(params);
  const wanted = soldBetween(ofKind, period);
  const all = listRows(wanted, { ...query, page: 1, perPage: Number.MAX_SAFE_INTEGER }, ({ id, product, customer }) => [
    id,
    product,
    customer.name,
    customer.email,
  ]);
  const rows = query.sortColumn === 'amount' ? byCurrency(all.rows) : all.rows;
  const start = (query.page - 1) * query.perPage;
  return {
    success: true,
    sales: rows.slice(start, start + query.perPage),
    total: all.total,
    sums: sumsOf(rows),
    ...(isUnderstood(period) && { period }),
  };
}

function isUnderstood({ from, to }: SalesPeriod): boolean {
  const limits = [from, to].filter((limit) => limit !== undefined);
  return limits.length > 0 && limits.every((limit) => !Number.isNaN(Date.parse(limit)));
}

/** A limit that is no day and no moment finds nothing. */
function soldBetween(sales: readonly Sale[], { from, to }: SalesPeriod): readonly Sale[] {
  const first = from === undefined ? -Infinity : Date.parse(from);
  const end = to === undefined ? Infinity : Date.parse(to);
  return sales.filter(({ soldAt }) => Date.parse(soldAt) >= first && Date.parse(soldAt) < end);
}

/** A day, or a moment; a day begins in UTC. */
function readPeriod(params: URLSearchParams): SalesPeriod {
  const [from, to] = [params.get('from'), params.get('to')];
  return { ...(from && { from }), ...(to && { to }) };
}

const currencies = ['BRL', 'USD', 'EUR'] as const;

/** Amounts of two currencies cannot be compared, so each currency is sorted alone. */
function byCurrency(sales: readonly Sale[]): readonly Sale[] {
  return currencies.flatMap((currency) => sales.filter((sale) => sale.currency === currency));
}

function sumsOf(sales: readonly Sale[]): MoneySum[] {
  const cents = new Map<Sale['currency'], number>();
  for (const { currency, amount } of sales) cents.set(currency, (cents.get(currency) ?? 0) + Math.round(amount * 100));
  return currencies.flatMap((currency) => {
    const sum = cents.get(currency);
    return sum === undefined ? [] : [{ currency, amount: sum / 100 }];
  });
}
