import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { serveStorybook } from '../../.ci/storybook.ts';
import { firstStories, openFirst } from './first-story.ts';
import { median } from './median.ts';
import type { Benchmark } from './stage.ts';

const root = join(import.meta.dirname, '../..');

/** How much longer a story may take than one of a bare Storybook. */
const toBare = 1.5;

export default {
  title: 'The first story of the static Storybook, beside a bare Storybook (medians)',

  async run({ browser, runs }) {
    const bare = await serveStorybook(buildStorybook('bare', join(import.meta.dirname, 'storybook')));
    const own = await serveStorybook(buildStorybook('storybook', join(root, '.storybook')));
    try {
      const reference = await medianOf(browser, runs, bare.url, 'bare--playground');
      const measured = [];
      for (const { id, limits } of firstStories) {
        const figures = await medianOf(browser, runs, own.url, id);
        measured.push({
          id,
          limits: { ...limits, toBare },
          figures: { ...figures, toBare: Number((figures.painted / reference.painted).toFixed(2)) },
        });
      }
      return {
        rows: [
          { story: 'bare', ...reference, toBare: 1 },
          ...measured.map(({ id, figures }) => ({ story: id, ...figures })),
        ],
        overBudget: measured.flatMap(({ id, limits, figures }) =>
          Object.entries(limits)
            .map(([figure, limit]) => ({ figure, limit, value: figures[figure as keyof typeof limits] }))
            .filter(({ value, limit }) => value > limit)
            .map(({ figure, value, limit }) => `${id}: ${value} ${figure}, the limit is ${limit}.`),
        ),
      };
    } finally {
      await Promise.all([bare.close(), own.close()]);
    }
  },
} satisfies Benchmark;

function buildStorybook(name: string, configDir: string): string {
  const folder = join(root, 'dist/bench', name);
  const options = ['--config-dir', configDir, '--output-dir', folder, '--disable-telemetry'];
  execFileSync(join(root, 'node_modules/.bin/storybook'), ['build', ...options], { cwd: root, stdio: 'ignore' });
  return folder;
}

async function medianOf(browser: Browser, runs: number, url: string, id: string) {
  const taken = [];
  for (let run = 0; run < runs; run += 1) taken.push(await openFirst(browser, url, id));
  return {
    requests: median(taken.map(({ requests }) => requests)),
    megabytes: median(taken.map(({ megabytes }) => megabytes)),
    painted: median(taken.map(({ painted }) => painted)),
  };
}
