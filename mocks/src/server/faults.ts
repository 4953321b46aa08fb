import * as v from 'valibot';
import type { Chances } from '../lib/time/clock.ts';

const share = 'must be a number, 0 to 1';
const whole = (least: number, most: number, message: string) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message));
const switchable = v.optional(v.boolean('must be true or false'));

/** How a server can misbehave on demand. All parts may be combined; an empty object is a healthy server. */
export const faultsSchema = v.strictObject(
  {
    /** How much later every answer arrives, in milliseconds. The call itself is carried out on arrival. */
    latencyMs: v.optional(whole(0, 600_000, 'must be whole milliseconds, 0 to 600000')),
    /** Share of the calls that the faults below strike, 0 to 1. Alone it means status 500. */
    failRate: v.optional(v.pipe(v.number(share), v.minValue(0, share), v.maxValue(1, share))),
    /** Answers with this status instead of carrying the call out. */
    status: v.optional(whole(400, 599, 'must be a status, 400 to 599')),
    /** Whether the call is carried out and its answer breaks off after the headers. */
    dropAfterHeaders: switchable,
    /** Whether the call is carried out and never answered. */
    hang: switchable,
    /** Only calls to this path, and below it, are touched: `/sales`. */
    only: v.optional(v.string('must be a path such as /sales')),
    /** Heals after this many touched calls. */
    times: v.optional(whole(1, Number.MAX_SAFE_INTEGER, 'must be a whole number, at least 1')),
  },
  'is not a fault',
);

export type Faults = v.InferOutput<typeof faultsSchema>;

/** The outcome of one request. */
export interface Fate {
  kind: 'answered' | 'refused' | 'dropped' | 'unanswered';
  /** The status of a refused call. */
  status: number;
  /** How much later the answer arrives, in milliseconds. */
  latencyMs: number;
}

/** Decides the fate of each call. */
export interface FaultSwitch {
  /** Replaces the faults; an empty object heals everything. */
  set: (faults: Faults) => void;
  /** The fate of the next call to a path. Each question counts as one call. */
  next: (path: string) => Fate;
}

/** Creates a switch with the given faults on; the chances decide whom a `failRate` strikes. */
export function createFaultSwitch(initial: Faults, chances: Chances): FaultSwitch {
  let faults = initial;
  let touched = 0;
  return {
    set(next) {
      faults = next;
      touched = 0;
    },
    next(path) {
      const { only, times = Infinity } = faults;
      if (touched >= times || (only !== undefined && !isBelow(path, only))) return healthy;
      touched += 1;
      return decide(faults, chances);
    },
  };
}

const healthy: Fate = { kind: 'answered', status: 200, latencyMs: 0 };

function decide({ latencyMs = 0, failRate, status, dropAfterHeaders, hang }: Faults, chances: Chances): Fate {
  const kind = kindOf({ failRate, status, dropAfterHeaders, hang });
  const isSpared = kind === 'answered' || chances() >= (failRate ?? 1);
  return isSpared ? { ...healthy, latencyMs } : { kind, status: status ?? 500, latencyMs };
}

function kindOf({ failRate, status, dropAfterHeaders, hang }: Faults): Fate['kind'] {
  if (hang) return 'unanswered';
  if (dropAfterHeaders) return 'dropped';
  return failRate === undefined && status === undefined ? 'answered' : 'refused';
}

function isBelow(path: string, only: string): boolean {
  const root = `/${only.replace(/^\/+|\/+$/g, '')}`;
  return root === '/' || path === root || path.startsWith(`${root}/`);
}
