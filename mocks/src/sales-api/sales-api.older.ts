import { http } from 'msw/http';
import { delay } from 'msw/utils/delay';
import { answer, fail } from './sales-api.answers.ts';
import type { SalesAnswer } from './sales-api.contract.ts';
import { salesSample } from './sales-api.data.ts';
import { findSales } from './rules/sales-api.sales.ts';

/** The ways in which a sales API can know less than the contract. */
export function createOlderScenarios(base: string) {
  return {
    /** The list knows neither periods nor sums, and sorts amounts as bare numbers. */
    olderServer: http.get(`${base}/sales`, ({ request }) => answer(olderAnswer(new URL(request.url)))),
    /** There are no changes of a sale. */
    changeNotOffered: http.patch(`${base}/sales/:id`, () => fail(405, 'Nothing answers PATCH')),
    /** There is no list of products. */
    noProducts: http.get(`${base}/products`, () => fail(404, 'Nothing answers GET /products')),
    /** The list of products never arrives. */
    productsStillLoading: http.get(`${base}/products`, () => delay('infinite')),
  };
}

function olderAnswer(url: URL): SalesAnswer {
  const { searchParams } = url;
  searchParams.delete('from');
  searchParams.delete('to');
  const { sales, total } = findSales(salesSample(), url.href);
  if (searchParams.get('sortColumn') !== 'amount') return { success: true, sales, total };

  const [page, perPage] = [Number(searchParams.get('page') ?? 1), Number(searchParams.get('perPage') ?? 10)];
  searchParams.set('perPage', String(total));
  searchParams.delete('page');
  const direction = searchParams.get('sort') === 'desc' ? -1 : 1;
  const sorted = findSales(salesSample(), url.href).sales.toSorted((a, b) => direction * (a.amount - b.amount));
  return { success: true, sales: sorted.slice((page - 1) * perPage, page * perPage), total };
}
