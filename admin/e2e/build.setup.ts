import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { viteMode } from '../../.ci/vite-mode.ts';

const root = join(import.meta.dirname, '../..');

/** Where the build that journeys use stands, and the demo beside it, which answers its own calls: `npm run build` puts it there. */
export const journeyBuild = join(root, 'dist/e2e');
export const demoBuild = join(root, 'dist/admin');

/**
 * The sales API's host in that build. Every worker's browser finds its own stand-in behind this name, so one build serves any
 * number of workers.
 */
export const salesApiHost = 'sales-api.test';

/**
 * Builds once before the first journey. `JOURNEYS_REUSE_BUILD=demo` takes the demo that was built last, `JOURNEYS_REUSE_BUILD=1`
 * both, for work on the journeys themselves.
 */
export default async function buildOnce() {
  const reused = process.env.JOURNEYS_REUSE_BUILD;
  await Promise.all([
    !(reused === '1' && existsSync(journeyBuild)) && buildForJourneys(),
    !(reused && existsSync(demoBuild)) && run('node', ['.ci/build.ts', '--only', 'app']),
  ]);
}

function buildForJourneys() {
  return run('vite', ['build', '--mode', viteMode('local'), '--outDir', journeyBuild, '--logLevel', 'warn']);
}

async function run(command: string, args: string[]) {
  const build = spawn(command, args, {
    cwd: root,
    env: { ...process.env, VITE_SALES_API_BASE: `http://${salesApiHost}` },
    stdio: 'inherit',
  });
  const [status] = await once(build, 'exit');
  if (status !== 0)
    throw new Error('The app could not be built, so there is nothing to try. The message of the build is above.');
}
