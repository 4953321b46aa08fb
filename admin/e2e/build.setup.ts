import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { reportMissingEngines } from '../../.ci/engines/engines.ts';

const root = join(import.meta.dirname, '../..');

/** The folder of the build that journeys use; `demoBuild` beside it answers its own calls. `npm run build` writes both. */
export const journeyBuild = join(root, 'dist/e2e');
export const demoBuild = join(root, 'dist/admin');

/**
 * The sales API's host in that build. Every worker's browser finds its own stand-in behind this name, so one build serves any
 * number of workers.
 */
export const salesApiHost = 'sales-api.test';

/** Builds both once before the first journey. `JOURNEYS_REUSE_BUILD=1` takes those that were built last. */
export default async function buildOnce() {
  if (process.env.JOURNEYS !== 'smoke') reportMissingEngines();
  if (process.env.JOURNEYS_REUSE_BUILD && existsSync(journeyBuild) && existsSync(demoBuild)) return;
  await Promise.all([build('journeys'), build('app')]);
}

async function build(part: string) {
  const building = spawn('node', ['.ci/build.ts', '--only', part], { cwd: root, stdio: 'inherit' });
  const [status] = await once(building, 'exit');
  if (status !== 0)
    throw new Error('The app could not be built, so there is nothing to try. The message of the build is above.');
}
