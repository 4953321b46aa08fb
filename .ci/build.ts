import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { precompress } from '../admin/serve/precompress.ts';
import { viteMode } from './vite-mode.ts';

const root = join(import.meta.dirname, '..');

const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'demo' },
    only: { type: 'string' },
  },
});

if (values.only !== 'storybook') await buildApp(values.mode);
if (values.only !== 'app') buildStorybook();

async function buildApp(target: string) {
  await build({ configFile: join(root, 'vite.config.ts'), mode: viteMode(target) });
  await precompress(join(root, 'dist/admin'));
}

function buildStorybook() {
  const { status } = spawnSync('npm', ['run', 'build-storybook'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
