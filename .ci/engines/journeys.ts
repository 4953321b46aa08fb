import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readCommandLine, stop } from '../command-line.ts';
import { missingEngines } from './engines.ts';

const help = `Runs the journeys in a browser that is installed.

  npm run journeys -- [--browser firefox] [part of a file's name …]

  --browser   chromium, where all of them run; firefox or webkit, where those tagged @engines do; all when left out.
              Where WebKit is that of the distribution (webkit2gtk-driver and xvfb), a smoke test of the demo runs in it

JOURNEYS=smoke runs the main job of each feature alone, in Chromium.
JOURNEYS_REUSE_BUILD=1 takes the last builds.`;

const { values, positionals } = readCommandLine(help, {
  options: { browser: { type: 'string' } },
  allowPositionals: true,
});

const { browser } = values;
const missing = missingEngines().find(({ name }) => name === browser);
if (missing) stop(missing.isMissing);

const root = join(import.meta.dirname, '../..');
const project = browser ? [`--project=${browser}`] : [];
const { status } = spawnSync(
  join(root, 'node_modules/.bin/playwright'),
  ['test', '--config', 'admin/e2e/playwright.config.ts', ...project, ...positionals],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
