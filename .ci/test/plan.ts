import { parseArgs } from 'node:util';

/** One of several runs that prove everything together, each on a machine of its own. */
export interface Shard {
  /** From 1 on. */
  index: number;
  count: number;
}

/** The part of all proof that a run of `npm test` is asked for. */
export interface Plan {
  /** Everything, and not only what a change can have touched. */
  isAll: boolean;
  shard: Shard | null;
  /** The steps that run; all of them when empty. */
  steps: readonly string[];
}

const USAGE = `npm test -- [--all] [--shard 1/4] [step …]

  --all     proves everything, and not only what a change can have touched
  --shard   proves a part of everything: the first of four, and so on
  step      runs only steps of these names, with those that they read from`;

/**
 * @param args of the command line
 * @throws with the usage, when they cannot be read
 */
export function planOf(args: readonly string[]): Plan {
  const { values, positionals } = parsed(args);
  const shard = values.shard === undefined ? null : shardOf(values.shard);
  if (shard && !values.all) throw new Error(`A shard is a part of everything: add --all.\n\n${USAGE}`);
  return { isAll: values.all, shard, steps: positionals };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { all: { type: 'boolean', default: false }, shard: { type: 'string' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`, { cause: error });
  }
}

function shardOf(text: string): Shard {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? [];
  if (!index || !count || index > count) throw new Error(`"${text}" is no shard, such as 1/4.\n\n${USAGE}`);
  return { index, count };
}
