import { HttpResponse, http } from 'msw/http';
import { delay } from 'msw/utils/delay';
import { answer, fail, refuse } from './sales-api.answers.ts';
import { type Sale, SALES_API_DEMO_BASE, type SalesAnswer } from './sales-api.contract.ts';
import { latestSales, salesSample } from './sales-api.data.ts';
import { findSales } from './rules/sales-api.sales.ts';
import { createOddScenarios } from './sales-api.odd.ts';
import { createOlderScenarios } from './sales-api.older.ts';

/**
 * The ways a sales API at a base can differ from its happy path. None of them asks for a token.
 * Each reading of a name makes a new handler: one that is spent after its first use must not stay spent for the next story.
 */
export function createSalesApiScenarios(base: string) {
  return {
    ...createOlderScenarios(base),
    ...createOddScenarios(base),
    /** Nothing was sold yet. */
    get noSales() {
      return http.get(`${base}/sales`, () => answer(noSales));
    },
    /** The list of sales never arrives. */
    get stillLoading() {
      return http.get(`${base}/sales`, forEver);
    },
    /** The list of sales arrives after two seconds. */
    get slow() {
      // Without an answer of its own, the request goes on to the handler of the happy path.
      return http.get(`${base}/sales`, () => delay(2000));
    },
    /** The person may not see the sales. */
    get refused() {
      return http.get(`${base}/sales`, () =>
        refuse(403, { property: 'role', message: 'Your role may not read sales' }),
      );
    },
    /** The server objects to two things about the list that was asked for. */
    get refusedForTwoReasons() {
      return http.get(`${base}/sales`, () =>
        refuse(
          400,
          { property: 'from', message: 'The period is longer than a year.' },
          { property: 'sort', message: 'The list is too long to be sorted.' },
        ),
      );
    },
    /** The list of sales fails inside the server. */
    get failed500() {
      return http.get(`${base}/sales`, () => fail(500, 'Something broke'));
    },
    /** A proxy answers the list of sales with a page instead of data. */
    get htmlInsteadOfSales() {
      return http.get(`${base}/sales`, () => HttpResponse.html('<!doctype html><title>Please wait</title>'));
    },
    /** There is no connection to the server at all. */
    get serverDown() {
      return http.all(`${base}/*`, () => HttpResponse.error());
    },
    /** Five thousand sales, to be searched, sorted and paged. */
    get thousandsOfSales() {
      const sales = latestSales(5000);
      return http.get(`${base}/sales`, ({ request }) => answer(findSales(sales, request.url)));
    },
    /** Names and products far longer than any column. */
    get veryLongTexts() {
      return http.get(`${base}/sales`, ({ request }) => answer(findSales(salesSample().map(longText), request.url)));
    },
    /** The server objects to every field of a new sale. */
    get createRejected() {
      return http.post(`${base}/sales`, () => refuse(422, ...objections));
    },
    /** Adding a sale never ends. */
    get createStillSaving() {
      return http.post(`${base}/sales`, forEver);
    },
    /** Another person deleted the sale first. */
    get deleteTooLate() {
      return http.delete(`${base}/sales/:id`, () => refuse(404, { property: 'id', message: 'There is no such sale' }));
    },
    /** The email or the password is wrong. */
    get wrongPassword() {
      return http.post(`${base}/auth/login`, () =>
        refuse(401, { property: 'email', message: 'Email or Password is Invalid' }),
      );
    },
    /** Signing in never ends. */
    get signInStillSending() {
      return http.post(`${base}/auth/login`, forEver);
    },
    /** The email and the username of a new account are both in use. */
    get accountTaken() {
      return http.post(`${base}/jwt/register`, () => refuse(200, ...taken));
    },
    /** The next list of sales finds the access token expired; the one after it is answered. */
    get expiredOnce() {
      return http.get(`${base}/sales`, expired, { once: true });
    },
    /** Every list of sales finds the access token expired, however new it is. */
    get alwaysExpired() {
      return http.get(`${base}/sales`, expired);
    },
    /** The session cannot be renewed. */
    get refreshRefused() {
      return http.post(`${base}/jwt/refresh-token`, () => fail(401, 'Invalid refresh token'));
    },
    /** The renewal of the session does not get through. */
    get refreshUnreachable() {
      return http.post(`${base}/jwt/refresh-token`, () => HttpResponse.error());
    },
    /** Renewing the session never ends. */
    get refreshStillRunning() {
      return http.post(`${base}/jwt/refresh-token`, forEver);
    },
  };
}

/** Ways the network can differ from the happy path of `salesApi`. A story or a test picks one by name. */
export const salesApiScenarios = createSalesApiScenarios(SALES_API_DEMO_BASE);

const noSales: SalesAnswer = { success: true, sales: [], total: 0 };

const forEver = () => delay('infinite');

const expired = () =>
  refuse(401, { property: 'authorization', message: 'The access token is missing, expired or revoked' });

const objections = [
  { property: 'kind', message: 'This kind is not sold at the moment' },
  { property: 'product', message: 'There is no such product' },
  { property: 'customer.name', message: 'The name must match the passport' },
  { property: 'customer.email', message: 'This mailbox does not exist' },
  { property: 'amount', message: 'The amount is below the list price' },
  { property: 'currency', message: 'This product is not sold in this currency' },
];

const taken = [
  { property: 'email', message: 'This email is already in use.' },
  { property: 'username', message: 'This username is already in use.' },
];

function longText(sale: Sale): Sale {
  const name = `${sale.customer.name} de Albuquerque Cavalcanti e Vasconcelos Figueiredo Monteiro da Silva Nogueira`;
  return {
    ...sale,
    product: `${sale.product} with medical assistance, delayed luggage, missed connections and everything in between`,
    customer: { name, email: `a.mailbox.name.that.somebody.chose.long.ago.${sale.customer.email}` },
  };
}
