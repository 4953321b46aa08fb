import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { StoryIndex } from 'storybook/internal/types';
import { releases } from '../../.storybook/releases/releases.data.ts';
import { affectedStories } from '../affected/affected-stories.ts';
import { changedFiles } from '../affected/changed-files.ts';
import { readCommandLine, stop } from '../command-line.ts';
import { type AskedBase, askedBase } from './asked-base.ts';
import { baseStorybook, run } from './base-storybook.ts';
import { contextOptions } from './camera.ts';
import { choosePairs } from './choose-pairs.ts';
import { HOST_URL, openAtHost } from './one-host.ts';
import { readReviewFiles } from './review-files.ts';
import { takePictures } from './take-pictures.ts';
import { writePage } from './write-page.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'dist/review');

const HELP = `Takes pictures of the stories that a change can have touched, before and now, and writes dist/review/index.html.

  npm run review -- [base] [--tests] [--grep text] [--limit count] [--built]

  base      a branch, a commit or a release, such as ${releases.at(-1)?.version}; without it, where this branch left the main one,
            or the last commit
  --tests   stories that check a behaviour, too
  --grep    only stories whose id or file has this text
  --limit   at most so many stories
  --built   compares dist/storybook as it is, instead of building it first
`;

const { values, positionals } = readCommandLine(HELP, {
  allowPositionals: true,
  options: {
    tests: { type: 'boolean', default: false },
    grep: { type: 'string' },
    limit: { type: 'string' },
    built: { type: 'boolean', default: false },
  },
});

const { files, base, commit } = changesOrExplain(askedBase(positionals[0]));
console.log(`Comparing with ${base} (${shortOf(commit)}).`);
const now = join(root, 'dist/storybook');
if (!values.built) run(root, 'npm', 'run', 'build-storybook', '--', '--quiet');
const before = baseStorybook(commit);

const { stories: affected, because } = affectedStories(root, files);
const all = choosePairs({
  before: indexOf(before),
  now: indexOf(now),
  affected,
  withTests: values.tests,
  grep: values.grep,
});
const pairs = all.slice(0, values.limit ? Number(values.limit) : undefined);
console.log(`${pairs.length} stories of ${all.length}${because ? `, since ${because} changed` : ''}.`);

const started = performance.now();
rmSync(folder, { recursive: true, force: true });
const stories = await withBrowser();
const seconds = (performance.now() - started) / 1000;
await writePage(folder, {
  against: base,
  base: shortOf(commit),
  now: shortOf('HEAD'),
  isUncommitted: git('status', '--porcelain') !== '',
  made: new Date().toISOString(),
  stories,
  compared: pairs.length,
  leftOut: all.length - pairs.length,
  decided: readReviewFiles(root),
});
console.log(
  `${stories.length} of them differ. Pictures took ${seconds.toFixed(0)} s.\nOpen ${join(folder, 'index.html')}`,
);

function changesOrExplain({ name, label }: AskedBase) {
  try {
    const changes = changedFiles(root, name);
    if (!changes.files || !changes.commit) return stop(`Nothing to compare with: ${changes.base}.`, 2);
    return { files: changes.files, base: label ?? changes.base, commit: changes.commit };
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error), 2);
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

function shortOf(name: string): string {
  return git('rev-parse', '--short', name);
}

function indexOf(storybook: string): StoryIndex {
  return JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8'));
}

async function withBrowser() {
  const [earlier, later] = await Promise.all([before, now].map(openAtHost));
  if (!earlier || !later) return stop('There is no Storybook to open.', 2);
  try {
    return await takePictures({
      newContext: (side) => (side === 'before' ? earlier : later).browser.newContext(contextOptions),
      pairs,
      before: HOST_URL,
      now: HOST_URL,
      folder,
      onStory: (count) => process.stdout.isTTY && process.stdout.write(`\r${count} of ${pairs.length}`),
    });
  } finally {
    await Promise.all([earlier, later].map(({ close }) => close()));
  }
}
