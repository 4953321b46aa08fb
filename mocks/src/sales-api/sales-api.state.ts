import { createChances } from '../lib/time/clock.ts';
import { createFaultSwitch, type Faults, type FaultSwitch } from '../server/faults.ts';
import { createRequestLog, type LogEntry, type RequestLog } from '../server/request-log.ts';
import type { RememberedResponses } from '../lib/http/idempotency.ts';
import type { Sale } from './sales-api.contract.ts';
import { type Account, accountsSample, salesSample } from './sales-api.data.ts';
import { createTokenService, type TokenPolicy, type TokenService } from './rules/sales-api.tokens.ts';

/** Everything that one sales API remembers between requests. */
export interface SalesApiState {
  accounts: Account[];
  sales: Sale[];
  /** Counts deleted sales too, so that no id is given out twice. */
  soldEver: number;
  /** The server's clock, in milliseconds since 1970. */
  now: () => number;
  tokens: TokenService;
  faults: FaultSwitch;
  log: RequestLog;
  /** Responses to requests that created something within the last five minutes. */
  remembered: RememberedResponses;
}

export interface StateOptions extends TokenPolicy {
  /** The faults that are on from the start. */
  faults: Faults;
  /** Decides whom a `failRate` strikes. */
  seed: number;
}

/** The state of a sales API that nobody has called yet. */
export function freshState({ faults, seed, ...policy }: StateOptions): SalesApiState {
  const sales = salesSample();
  return {
    accounts: accountsSample(),
    sales,
    soldEver: sales.length,
    now: policy.now,
    tokens: createTokenService(policy),
    faults: createFaultSwitch(faults, createChances(seed)),
    log: createRequestLog(policy.now),
    remembered: {},
  };
}

/** One request that the sales API is answering. */
export interface Call {
  request: Request;
  /** The dynamic parts of the path. */
  params: Readonly<Record<string, string | readonly string[] | undefined>>;
  state: SalesApiState;
  /** This request in the log. */
  entry: LogEntry;
}

export type Answer = (call: Call) => Response | Promise<Response>;
