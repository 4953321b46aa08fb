import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { journeyBuild, salesApiHost } from '../admin/e2e/build.setup.ts';
import { containerfile, nginxConf } from '../admin/serve/nginx.ts';
import { precompress } from '../admin/serve/precompress.ts';
import { builtApiOrigin } from '../admin/serve/target.ts';
import { readCommandLine, stop } from './command-line.ts';
import { buildLibrary } from './library/build-library.ts';
import { viteMode } from './vite-mode.ts';

const root = join(import.meta.dirname, '..');

const HELP = `Builds the app into dist/admin and Storybook into dist/storybook. The app that journeys use, and the design system as others
install it (dist/design-system), are built when they are asked for.

  npm run build -- [--mode demo|local|local-prod|homologation|production] [--only app|storybook|journeys|library]
`;

const { values } = readCommandLine(HELP, {
  options: {
    mode: { type: 'string', default: 'demo' },
    only: { type: 'string' },
  },
});

switch (values.only) {
  case undefined:
    await buildApp(values.mode);
    buildStorybook();
    break;
  case 'app':
    await buildApp(values.mode);
    break;
  case 'storybook':
    buildStorybook();
    break;
  case 'journeys':
    await buildForJourneys();
    break;
  case 'library':
    await buildLibrary();
    break;
  default:
    stop(HELP, 2);
}

async function buildApp(target: string) {
  const folder = join(root, 'dist/admin');
  await bundle({ mode: viteMode(target) });
  await precompress(folder);

  const container = { root: '/srv/embarque/admin', listen: '8080' };
  await writeFile(join(root, 'dist/nginx.conf'), nginxConf({ ...container, apiOrigin: builtApiOrigin(folder) }));
  await writeFile(join(root, 'dist/Containerfile'), containerfile(container));
}

/** As it travels to no browser but those of the journeys, it is not compressed. */
async function buildForJourneys() {
  process.env['VITE_SALES_API_BASE'] = `http://${salesApiHost}`;
  await bundle({ mode: viteMode('local'), build: { outDir: journeyBuild }, logLevel: 'warn' });
}

async function bundle(options: InlineConfig) {
  try {
    await build({ configFile: join(root, 'vite.config.ts'), ...options });
  } catch (error) {
    stop(error instanceof Error ? error.message : String(error));
  }
}

function buildStorybook() {
  const { status } = spawnSync('npm', ['run', 'build-storybook'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
