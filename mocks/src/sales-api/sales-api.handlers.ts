import { type HttpHandler, http } from 'msw/http';
import { now } from '../lib/time/clock.ts';
import type { FaultSwitch } from '../server/faults.ts';
import type { RequestLog } from '../server/request-log.ts';
import { raiseRightsVersion } from '../lib/http/rights-version.ts';
import { sampleStore } from '../lib/sample/sample-store.ts';
import { findByEmail, login, loginAnswer, logout, refresh, register } from './rules/sales-api.account.ts';
import { fail } from './sales-api.answers.ts';
import { type Ability, type LoginAnswer, type Sale, SALES_API_DEMO_BASE } from './sales-api.contract.ts';
import { observed } from './server/sales-api.observed.ts';
import { readRights } from './rules/sales-api.rights.ts';
import { changeSale, createSale, deleteSale, listProducts, listSales } from './rules/sales-api.sales.ts';
import {
  type Answer,
  changesOf,
  freshState,
  type SalesApiState,
  type StateOptions,
  withChanges,
} from './sales-api.state.ts';

export { SALES_API_DEMO_BASE };
const minute = 60_000;

const defaults: StateOptions = {
  accessTokenTtl: 10 * minute,
  refreshTokenTtl: 30 * 24 * 60 * minute,
  rotation: true,
  grace: 0,
  now,
  faults: {},
  seed: 1,
};

export interface SalesApiOptions extends Partial<StateOptions> {
  /** The prefix of the API's paths, without a final slash. Empty: the root of the host. */
  base: string;
}

/** A sales API of one's own: its data, tokens, faults and log are shared with nobody. */
export interface SalesApi {
  /** The calls of the API at its base. */
  readonly handlers: HttpHandler[];
  /** The listed sales, oldest first: the world's, with the changes of requests. */
  readonly sales: readonly Sale[];
  /** Switches misbehaviour on and off. */
  readonly faults: Pick<FaultSwitch, 'set'>;
  /** The requests since the last reset. */
  readonly log: RequestLog;
  /** Puts data, tokens, faults and log back to the start. What was revoked or expired early is forgotten too. */
  reset: () => void;
  /** Signs an account in without a call, for stories and tests that begin behind the sign-in page. */
  signIn: (email: string) => LoginAnswer;
  /** Gives an account other rights, which it learns of with its next response. */
  grant: (email: string, ability: readonly Ability[]) => void;
  /** Makes every access token that was handed out so far expired, so that nobody has to wait. */
  expireAccessTokens: () => void;
}

/** Creates a stand-in of the sales API that answers below a base. */
export function createSalesApi({ base, ...options }: SalesApiOptions): SalesApi {
  const fresh = (sampledAt?: number) => freshState({ ...defaults, ...options }, sampledAt);
  const store = sampleStore(() => fresh(), {
    keptAs: 'sales',
    // Not the accounts: they hold what people typed as a password. Tokens speak for themselves, so sessions go on.
    keep: changesOf,
    restore: (changes) => withChanges(fresh(changes.sampledAt), changes),
  });
  const by = (answer: Answer) => observed({ base, store, answer });
  return {
    handlers: [
      http.post(`${base}/auth/login`, by(login)),
      http.post(`${base}/jwt/refresh-token`, by(refresh)),
      http.post(`${base}/jwt/register`, by(register)),
      http.post(`${base}/jwt/logout`, by(logout)),
      http.get(`${base}/rights`, by(readRights)),
      http.get(`${base}/products`, by(listProducts)),
      http.get(`${base}/sales`, by(listSales)),
      http.post(`${base}/sales`, by(createSale)),
      http.patch(`${base}/sales/:id`, by(changeSale)),
      http.delete(`${base}/sales/:id`, by(deleteSale)),
      http.all(`${base}/*`, by(unknownPath)),
    ],
    get sales() {
      return store.data.sales;
    },
    get faults() {
      return store.data.faults;
    },
    get log() {
      return store.data.log;
    },
    reset: store.reset,
    signIn: (email) => signIn(store.data, email),
    grant: (email, ability) => grant(store.data, email, ability),
    expireAccessTokens: () => store.data.tokens.expireAccessTokens(),
  };
}

const unknownPath: Answer = ({ request, entry }) => fail(404, `Nothing answers ${request.method} ${entry.path}`);

function signIn(state: SalesApiState, email: string): LoginAnswer {
  const account = findByEmail(state, email);
  if (!account) throw new Error(`Nobody can sign in as ${email}: there is no such account. Register it first.`);
  return loginAnswer(state, account);
}

function grant(state: SalesApiState, email: string, ability: readonly Ability[]): void {
  const account = findByEmail(state, email);
  if (!account) throw new Error(`Nobody has the rights of ${email}: there is no such account. Register it first.`);
  account.ability = [...ability];
  raiseRightsVersion();
}

/** The sales API of the demo build and of the stories. */
export const salesApi = createSalesApi({ base: SALES_API_DEMO_BASE });

export const salesApiHandlers = salesApi.handlers;
