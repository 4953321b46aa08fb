import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readCommandLine } from './command-line.ts';

const HELP = `Tries random histories of the session in several tabs.

  npm run fuzz:session -- [--runs 100000] [--seed 42]
`;

const { values } = readCommandLine(HELP, {
  options: {
    runs: { type: 'string', default: '100000' },
    seed: { type: 'string' },
  },
});

const seed = values.seed ?? String(Date.now() % 2 ** 31);
const env = { ...process.env, RUNS: values.runs, SEED: seed };
const args = ['run', '--project', 'unit', '--test-timeout', '0', 'admin/src/session/fuzz/session.fuzz.test.ts'];
const { status } = spawnSync('vitest', args, { cwd: join(import.meta.dirname, '..'), env, stdio: 'inherit' });
process.exitCode = status ?? 1;
