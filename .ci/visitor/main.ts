import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readCommandLine } from '../command-line.ts';

const help = `Opens the stories of the built Storybook in the frame that a visitor gets.

  npm run visitor -- [--every] [--grep text] [--shard 1/4]

  --every   visits every story, and looks at each with axe; else those of the core, the journeys, and one of each other file
  --grep    visits only stories whose file or id has this text
  --shard   visits a part of them: the first of four, and so on

Build Storybook first: npm run build-storybook.`;

const { every, grep, shard } = readCommandLine(help, {
  options: {
    every: { type: 'boolean', default: false },
    grep: { type: 'string', short: 'g' },
    shard: { type: 'string' },
  },
}).values;

const root = join(import.meta.dirname, '../..');
const narrowed = [...(grep ? [`--grep=${grep}`] : []), ...(shard ? [`--shard=${shard}`] : [])];
const { status } = spawnSync(
  join(root, 'node_modules/.bin/playwright'),
  ['test', '--config', '.ci/visitor/playwright.config.ts', ...narrowed],
  { cwd: root, stdio: 'inherit', env: { ...process.env, ...(every && { VISITED_STORIES: 'every' }) } },
);
process.exitCode = status ?? 1;
