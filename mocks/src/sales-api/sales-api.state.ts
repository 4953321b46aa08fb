import { createChances, now } from '../lib/time/clock.ts';
import { soldEver } from '../world/index.ts';
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
  /** The sales that nobody has changed yet. */
  sample: readonly Sale[];
  /** When the sample was made, in milliseconds since 1970: a reload makes the same one. */
  sampledAt: number;
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
export function freshState({ faults, seed, ...policy }: StateOptions, sampledAt = now()): SalesApiState {
  const sample = salesSample(sampledAt);
  return {
    accounts: accountsSample(),
    sales: [...sample],
    sample,
    sampledAt,
    soldEver: soldEver(sample),
    now: policy.now,
    tokens: createTokenService(policy),
    faults: createFaultSwitch(faults, createChances(seed)),
    log: createRequestLog(policy.now),
    remembered: {},
  };
}

/** The changes that people made to the sales of the sample. */
interface Changes extends Pick<SalesApiState, 'sampledAt' | 'soldEver'> {
  removed: string[];
  /** Sales that were added or changed. */
  written: Sale[];
}

/** The changes alone are kept: the sample can be made again. */
export function changesOf({ sales, sample, sampledAt, soldEver: count }: SalesApiState): Changes {
  const [untouched, left] = [new Set(sample), new Set(sales.map(({ id }) => id))];
  return {
    sampledAt,
    soldEver: count,
    removed: sample.filter(({ id }) => !left.has(id)).map(({ id }) => id),
    written: sales.filter((sale) => !untouched.has(sale)),
  };
}

/** Applies kept changes to a fresh sample. */
export function withChanges(state: SalesApiState, { removed, written, soldEver: count }: Changes): SalesApiState {
  const changed = new Map(written.map((sale) => [sale.id, sale]));
  const kept = state.sample.filter(({ id }) => !removed.includes(id)).map((sale) => changed.get(sale.id) ?? sale);
  const known = new Set(kept.map(({ id }) => id));
  return { ...state, sales: [...kept, ...written.filter(({ id }) => !known.has(id))], soldEver: count };
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
