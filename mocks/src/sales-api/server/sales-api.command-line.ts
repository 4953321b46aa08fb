import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { type Faults, faultsSchema } from '../../server/faults.ts';
import type { SalesApiServerOptions } from './sales-api.server.ts';

/** The meaning of a command line. */
export type Invocation =
  | { kind: 'start'; options: SalesApiServerOptions }
  | { kind: 'help' }
  /** It cannot be understood; the message says what to write instead. */
  | { kind: 'mistake'; message: string };

export const help = `Serves the stand-in of the sales API on 127.0.0.1.

  npm run sales-api -- [options]

  --port 8787               port to listen on; 0 takes any free one
  --access-token-ttl 10m    how long an access token lives
  --refresh-token-ttl 30d   how long a refresh token lives
  --no-rotation             keep the refresh token instead of replacing it with each refresh
  --grace 0s                how long the replaced refresh token is answered once more
  --latency 0               milliseconds by which every answer is late
  --fail-rate 0             share of the calls that fail, 0 to 1
  --status 500              status of the calls that fail
  --drop-after-headers      break answers off after their headers
  --hang                    never answer
  --only /sales             paths that latency and failures are limited to
  --times 3                 recover after this many calls
  --seed 1                  decides which calls a fail rate strikes
  --help                    show this

Durations are a number and ms, s, m, h or d. POST /__faults changes the failures at run time.`;

/** The options as the command line knows them. */
export const flags = {
  port: { type: 'string', default: '8787' },
  'access-token-ttl': { type: 'string', default: '10m' },
  'refresh-token-ttl': { type: 'string', default: '30d' },
  rotation: { type: 'boolean', default: true },
  grace: { type: 'string', default: '0s' },
  latency: { type: 'string' },
  'fail-rate': { type: 'string' },
  status: { type: 'string' },
  'drop-after-headers': { type: 'boolean' },
  hang: { type: 'boolean' },
  only: { type: 'string' },
  times: { type: 'string' },
  seed: { type: 'string', default: '1' },
  help: { type: 'boolean', default: false },
} as const;

/** Reads the arguments of the command, without the program's own name. */
export function readCommandLine(args: string[]): Invocation {
  try {
    const { values } = parseArgs({ args, options: flags, allowNegative: true, allowPositionals: false });
    return values.help ? { kind: 'help' } : { kind: 'start', options: readOptions(values) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { kind: 'mistake', message: `${message}\nnpm run sales-api -- --help lists what can be set.` };
  }
}

type Values = ReturnType<typeof parseArgs<{ options: typeof flags }>>['values'];

function readOptions(values: Values): SalesApiServerOptions {
  return {
    port: readNumber('port', values.port, 65_535),
    accessTokenTtl: readDuration('access-token-ttl', values['access-token-ttl']),
    refreshTokenTtl: readDuration('refresh-token-ttl', values['refresh-token-ttl']),
    rotation: values.rotation,
    grace: readDuration('grace', values.grace),
    seed: readNumber('seed', values.seed, 2 ** 32 - 1),
    faults: readFaults(values),
  };
}

const flagOfFault: Record<keyof Faults, string> = {
  latencyMs: 'latency',
  failRate: 'fail-rate',
  status: 'status',
  dropAfterHeaders: 'drop-after-headers',
  hang: 'hang',
  only: 'only',
  times: 'times',
};

function readFaults(values: Values): Faults {
  const result = v.safeParse(faultsSchema, {
    latencyMs: maybeNumber(values.latency),
    failRate: maybeNumber(values['fail-rate']),
    status: maybeNumber(values.status),
    dropAfterHeaders: values['drop-after-headers'],
    hang: values.hang,
    only: values.only,
    times: maybeNumber(values.times),
  });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const fault = Object.entries(flagOfFault).find(([name]) => name === v.getDotPath(issue));
  throw new Error(`--${fault?.[1]} ${issue.message}`);
}

function maybeNumber(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text.trim() || NaN);
}

function readNumber(flag: string, text: string, most: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : Infinity;
  if (number > most) throw new Error(`--${flag} must be a whole number from 0 to ${most}`);
  return number;
}

const units: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

function readDuration(flag: string, text: string): number {
  const [, count, unit = ''] = /^(\d+)(ms|s|m|h|d)$/.exec(text) ?? [];
  const length = units[unit];
  if (length === undefined) throw new Error(`--${flag} must be a duration such as 250ms, 5s, 10m, 2h or 30d`);
  return Number(count) * length;
}
