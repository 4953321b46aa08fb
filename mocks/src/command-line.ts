import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { faultsSchema } from './faults.ts';
import type { SalesApiServerOptions } from './sales-api/sales-api.server.ts';

/** What a command line asks for. */
export type Wish =
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

const flags = {
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
export function readCommandLine(args: string[]): Wish {
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
    port: readNumber('port', values.port, { most: 65_535 }),
    accessTokenTtl: readDuration('access-token-ttl', values['access-token-ttl']),
    refreshTokenTtl: readDuration('refresh-token-ttl', values['refresh-token-ttl']),
    rotation: values.rotation,
    grace: readDuration('grace', values.grace),
    seed: readNumber('seed', values.seed, { most: 2 ** 32 - 1 }),
    faults: readFaults(values),
  };
}
