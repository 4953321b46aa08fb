import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readCommandLine } from '../command-line.ts';

const help = `Opens the stories of the built Storybook, each in the window that a visitor gets, and looks at each with axe.

  npm run visitor -- [--grep text] [--shard 1/4]

  --grep    opens only stories whose file or id has this text
  --shard   opens a part of them: the first of four, and so on

Build Storybook first: npm run build-storybook.`;

const { grep, shard } = readCommandLine(help, {
  options: {
    grep: { type: 'string', short: 'g' },
    shard: { type: 'string' },
  },
}).values;

const root = join(import.meta.dirname, '../..');
const narrowed = [...(grep ? [`--grep=${grep}`] : []), ...(shard ? [`--shard=${shard}`] : [])];
const { status } = spawnSync(
  join(root, 'node_modules/.bin/playwright'),
  ['test', '--config', '.ci/visitor/playwright.config.ts', ...narrowed],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
