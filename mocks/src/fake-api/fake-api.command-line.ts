import { parseArgs } from 'node:util';
import type { FakeApiOptions } from './fake-api.server.ts';

/** The meaning of a command line. */
export type Invocation =
  | { kind: 'start'; options: FakeApiOptions }
  | { kind: 'help' }
  /** It cannot be understood; the message says what to write instead. */
  | { kind: 'mistake'; message: string };

export const help = `Serves all demo calls on 127.0.0.1, and the sales API below /sales-api.

  npm run fake-api -- [options]

  --port 8788   port to listen on; 0 takes any free one
  --seed 0      other people, prices and days for every other number
  --scale 1     how many times the usual rows there are
  --help        show this

POST /__reset puts everything back to the start.`;

const LARGEST_SCALE = 10_000;

/** Reads the arguments of the command, without the program's own name. */
export function readCommandLine(args: string[]): Invocation {
  try {
    const { values } = parseArgs({
      args,
      allowPositionals: false,
      options: {
        port: { type: 'string', default: '8788' },
        seed: { type: 'string', default: '0' },
        scale: { type: 'string', default: '1' },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return { kind: 'help' };
    return {
      kind: 'start',
      options: {
        port: readNumber('port', values.port, 0, 65_535),
        seed: readNumber('seed', values.seed, 0, 2 ** 32 - 1),
        scale: readNumber('scale', values.scale, 1, LARGEST_SCALE),
      },
    };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { kind: 'mistake', message: `${message}\nnpm run fake-api -- --help lists what can be set.` };
  }
}

function readNumber(flag: string, text: string, least: number, most: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : NaN;
  if (number >= least && number <= most) return number;
  throw new Error(`--${flag} must be a whole number from ${least} to ${most}`);
}
