import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'vite';
import { precompress } from '../admin/serve/precompress.ts';
import { readCommandLine, stop } from './command-line.ts';
import { viteMode } from './vite-mode.ts';

const root = join(import.meta.dirname, '..');

const HELP = `Builds the app into dist/admin and Storybook into dist/storybook.

  npm run build -- [--mode demo|local|local-prod|homologation|production] [--only app|storybook]
`;

const { values } = readCommandLine(HELP, {
  options: {
    mode: { type: 'string', default: 'demo' },
    only: { type: 'string' },
  },
});

if (values.only && !['app', 'storybook'].includes(values.only)) stop(HELP, 2);
if (values.only !== 'storybook') await buildApp(values.mode);
if (values.only !== 'app') buildStorybook();

async function buildApp(target: string) {
  try {
    await build({ configFile: join(root, 'vite.config.ts'), mode: viteMode(target) });
  } catch (error) {
    stop(error instanceof Error ? error.message : String(error));
  }
  await precompress(join(root, 'dist/admin'));
}

function buildStorybook() {
  const { status } = spawnSync('npm', ['run', 'build-storybook'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
