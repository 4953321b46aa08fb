import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { viteMode } from '../../.ci/vite-mode.ts';

const root = join(import.meta.dirname, '../..');

/** Where the build that journeys use stands, and the demo beside it, which answers its own calls. */
export const journeyBuild = join(root, 'dist/e2e');
export const demoBuild = join(root, 'dist/e2e-demo');

/**
 * The sales API's host in that build. Every worker's browser finds its own stand-in behind this name, so one build serves any
 * number of workers.
 */
export const salesApiHost = 'sales-api.test';

/** Builds once before the first journey. `JOURNEYS_REUSE_BUILD=1` takes the last build, for work on the journeys themselves. */
export default async function buildOnce() {
  if (process.env.JOURNEYS_REUSE_BUILD && [journeyBuild, demoBuild].every((folder) => existsSync(folder))) return;
  await Promise.all([build('local', journeyBuild), build('demo', demoBuild)]);
}

async function build(target: 'local' | 'demo', folder: string) {
  const vite = spawn('vite', ['build', '--mode', viteMode(target), '--outDir', folder, '--logLevel', 'warn'], {
    cwd: root,
    env: { ...process.env, VITE_SALES_API_BASE: `http://${salesApiHost}` },
    stdio: 'inherit',
  });
  const [status] = await once(vite, 'exit');
  if (status !== 0)
    throw new Error('The app could not be built, so there is nothing to try. The message of the build is above.');
}
