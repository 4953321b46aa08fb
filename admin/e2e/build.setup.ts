import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { viteMode } from '../../.ci/vite-mode.ts';

const root = join(import.meta.dirname, '../..');

/** Where the build that journeys use stands. */
export const journeyBuild = join(root, 'dist/e2e');

/**
 * The sales API's host in that build. Every worker's browser finds its own stand-in behind this name, so one build serves any
 * number of workers.
 */
export const salesApiHost = 'sales-api.test';

/** Builds once before the first journey. `JOURNEYS_REUSE_BUILD=1` takes the last build, for work on the journeys themselves. */
export default function buildOnce() {
  if (process.env.JOURNEYS_REUSE_BUILD && existsSync(journeyBuild)) return;

  const { status } = spawnSync(
    'vite',
    ['build', '--mode', viteMode('local'), '--outDir', journeyBuild, '--logLevel', 'warn'],
    {
      cwd: root,
      env: { ...process.env, VITE_SALES_API_BASE: `http://${salesApiHost}` },
      stdio: 'inherit',
    },
  );
  if (status !== 0)
    throw new Error('The app could not be built, so there is nothing to try. The message of the build is above.');
}
