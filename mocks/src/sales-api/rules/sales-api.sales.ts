import { listRows, readListQuery } from '../../lib/list/listing.ts';
import { signedIn } from './sales-api.account.ts';
import { answer, readBody, refuse } from '../sales-api.answers.ts';
import type { DeleteSaleAnswer, NewSaleAnswer, Sale, SaleColumn, SalesAnswer } from '../sales-api.contract.ts';
import { saleId } from '../sales-api.data.ts';
import { newSaleSchema } from '../sales-api.schema.ts';
import type { Answer } from '../sales-api.state.ts';
import type { Claims } from './sales-api.tokens.ts';

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

/** Adds a sale. */
export const createSale: Answer = signedIn(async ({ request, state }, claims) => {
  forbidClients(claims);
  const wanted = await readBody(request, newSaleSchema);
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
});

/** Removes a sale. */
export const deleteSale: Answer = signedIn(({ params, state }, claims) => {
  forbidClients(claims);
  const index = state.sales.findIndex(({ id }) => id === params.id);
  if (index < 0) return refuse(404, { property: 'id', message: 'There is no such sale' });
  state.sales.splice(index, 1);
  const body: DeleteSaleAnswer = { success: true };
  return answer(body);
});

/** One page of the sales that match the query of an address. */
export function findSales(sales: readonly Sale[], url: string): SalesAnswer {
  const params = new URL(url).searchParams;
  const query = readListQuery(params, { columns, order: { sortColumn: 'soldAt', sort: 'desc' } });
  const wanted = filterBy(filterBy(sales, 'kind', params.get('kind')), 'status', params.get('status'));
  const { rows, total } = listRows(wanted, query, ({ id, product, customer }) => [
    id,
    product,
    customer.name,
    customer.email,
  ]);
  return { success: true, sales: rows, total };
}

const choices = {
  kind: ['insurance', 'esim'],
  status: ['issued', 'active', 'cancelled', 'refunded'],
} as const satisfies { [Field in 'kind' | 'status']: readonly Sale[Field][] };

function filterBy(sales: readonly Sale[], field: keyof typeof choices, wanted: string | null): readonly Sale[] {
  const isKnown = choices[field].some((choice) => choice === wanted);
  return isKnown ? sales.filter((sale) => sale[field] === wanted) : sales;
}

// Abilities in the browser only steer the screen. This is where the rule holds.
function forbidClients({ role }: Claims): void {
  if (role === 'client')
    throw refuse(403, { property: 'role', message: 'Your role may read sales but not change them' });
}
