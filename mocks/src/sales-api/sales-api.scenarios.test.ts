import { getResponse } from 'msw/utils/get-response';
import { describe, expect, it } from 'vitest';
import { createSalesApiScenarios } from './sales-api.scenarios.ts';
import { salesSample } from './sales-api.data.ts';
import { admin, base, openApi } from './sales-api.testing.ts';

const scenarios = createSalesApiScenarios(base);
type Name = keyof typeof scenarios;

/** An API whose network differs in one way, as a story puts it on. */
function open(name: Name) {
  const { api } = openApi();
  const handlers = [scenarios[name], ...api.handlers];
  const headers = { Authorization: `Bearer ${api.signIn(admin.email).accessToken}` };
  return (method: string, path: string) =>
    getResponse(
      handlers,
      new Request(`${base}/${path}`, { method, headers, ...(method === 'POST' && { body: '{}' }) }),
    );
}

const read = async (response: Response | undefined) => ({ status: response?.status, body: await response?.json() });

describe('a scenario of the sales API', () => {
  it.each<[Name, string, string, number]>([
    ['refused', 'GET', 'sales', 403],
    ['refusedForTwoReasons', 'GET', 'sales', 400],
    ['failed500', 'GET', 'sales', 500],
    ['createRejected', 'POST', 'sales', 422],
    ['noProducts', 'GET', 'products', 404],
    ['deleteTooLate', 'DELETE', 'sales/S-10001', 404],
    ['wrongPassword', 'POST', 'auth/login', 401],
    ['accountTaken', 'POST', 'jwt/register', 200],
    ['alwaysExpired', 'GET', 'sales', 401],
    ['refreshRefused', 'POST', 'jwt/refresh-token', 401],
  ])('%s answers %s %s with %d and success=false', async (name, method, path, status) => {
    expect(await read(await open(name)(method, path))).toMatchObject({ status, body: { success: false } });
  });

  it.each<[Name, string, string]>([
    ['stillLoading', 'GET', 'sales'],
    ['createStillSaving', 'POST', 'sales'],
    ['productsStillLoading', 'GET', 'products'],
    ['signInStillSending', 'POST', 'auth/login'],
    ['refreshStillRunning', 'POST', 'jwt/refresh-token'],
  ])('%s leaves %s %s without an answer', async (name, method, path) => {
    const other = open(name)('GET', 'nowhere').then(() => 'everything else');

    expect(await Promise.race([open(name)(method, path), other])).toBe('everything else');
  });

  it.each<[Name, string, string]>([
    ['serverDown', 'GET', 'sales'],
    ['serverDown', 'POST', 'auth/login'],
    ['refreshUnreachable', 'POST', 'jwt/refresh-token'],
  ])('%s lets %s %s fail without a status', async (name, method, path) => {
    expect((await open(name)(method, path))?.type).toBe('error');
  });

  it('noSales, thousandsOfSales and veryLongTexts differ in what they list', async () => {
    const list = async (name: Name) => (await read(await open(name)('GET', 'sales?perPage=3&page=2'))).body;

    expect(await list('noSales')).toEqual({ success: true, sales: [], total: 0 });
    expect(await list('thousandsOfSales')).toMatchObject({ total: 5000, sales: [{}, {}, {}] });
    expect((await list('veryLongTexts')).sales[0].product.length).toBeGreaterThan(80);
  });

  it('olderServer ignores periods, and sorts amounts as bare numbers without sums', async () => {
    const query = 'sales?perPage=100&sortColumn=amount&from=2031-01-01T00:00:00.000Z';
    const { body } = await read(await open('olderServer')('GET', query));
    const amounts: number[] = body.sales.map(({ amount }: { amount: number }) => amount);

    expect(Object.keys(body)).toEqual(['success', 'sales', 'total']);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    expect(body.total).toBe(salesSample().length);
  });

  it('htmlInsteadOfSales answers a page', async () => {
    const response = await open('htmlInsteadOfSales')('GET', 'sales');

    expect(response?.headers.get('Content-Type')).toMatch('text/html');
  });

  it('createRejected names every field of a sale', async () => {
    const { body } = await read(await open('createRejected')('POST', 'sales'));

    expect(body.notifications.map(({ property }: { property: string }) => property)).toEqual([
      'kind',
      'product',
      'customer.name',
      'customer.email',
      'amount',
      'currency',
    ]);
  });

  it('expiredOnce refuses one list and answers the next, for each story', async () => {
    const statuses = async () => {
      const call = open('expiredOnce');
      return [(await call('GET', 'sales'))?.status, (await call('GET', 'sales'))?.status];
    };

    expect(await statuses()).toEqual([401, 200]);
    expect(await statuses()).toEqual([401, 200]);
  });

  it('touches no other call', async () => {
    expect((await open('failed500')('DELETE', `sales/${salesSample()[0]?.id}`))?.status).toBe(200);
    expect((await open('refreshRefused')('GET', 'sales'))?.status).toBe(200);
  });
});
