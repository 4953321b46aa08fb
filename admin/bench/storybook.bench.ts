import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { preview } from 'vite';
import { median } from './median.ts';
import type { Benchmark } from './stage.ts';

const root = join(import.meta.dirname, '../..');

/** Limits of the first story of a visit; bytes are those of the files before compression. */
const widget = { requests: 60, megabytes: 2.5, toBare: 1.5 };
const feature = { requests: 80, megabytes: 3.5, toBare: 1.5 };

const stories = [
  { id: 'design-system-components-buttons-button--playground', limits: widget },
  { id: 'design-system-forms-elements-pickers-datepicker--playground', limits: widget },
  { id: 'features-kanban-kanbanpage--three-boards-side-by-side', limits: feature },
  { id: 'features-sales-salespage--default', limits: feature },
];

export default {
  title: 'The first story of the static Storybook, beside a bare Storybook (medians)',

  async run({ browser, runs }) {
    const bare = await serve(buildStorybook('bare', join(import.meta.dirname, 'storybook')));
    const own = await serve(buildStorybook('storybook', join(root, '.storybook')));
    try {
      const reference = await medianOf(browser, runs, bare.url, 'bare--playground');
      const measured = [];
      for (const { id, limits } of stories) {
        const figures = await medianOf(browser, runs, own.url, id);
        measured.push({ id, limits, figures: { ...figures, toBare: round(figures.painted / reference.painted) } });
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

/** Serves a static Storybook as any host does: the headers of the app keep its inline scripts out. */
async function serve(folder: string) {
  const server = await preview({
    configFile: false,
    appType: 'mpa',
    logLevel: 'warn',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  return { url: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '', close: () => server.close() };
}

function buildStorybook(name: string, configDir: string): string {
  const folder = join(root, 'dist/bench', name);
  const options = ['--config-dir', configDir, '--output-dir', folder, '--disable-telemetry'];
  execFileSync(join(root, 'node_modules/.bin/storybook'), ['build', ...options], { cwd: root, stdio: 'ignore' });
  return folder;
}

async function medianOf(browser: Browser, runs: number, url: string, id: string) {
  const taken = [];
  for (let run = 0; run < runs; run += 1)
    taken.push(await openStory(browser, `${url}/iframe.html?viewMode=story&id=${id}`));
  return {
    requests: median(taken.map(({ requests }) => requests)),
    megabytes: median(taken.map(({ megabytes }) => megabytes)),
    painted: median(taken.map(({ painted }) => painted)),
  };
}

/** Opens a story as the first of a visit and counts until it is painted; what checks accessibility loads after that. */
async function openStory(browser: Browser, url: string) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(url);
    const painted = await page.evaluate(async () => {
      const isShown = () => document.querySelector('.sb-show-main #storybook-root > *') !== null;
      while (!isShown()) await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return performance.now();
    });
    await page.waitForTimeout(500);
    const files = await page.evaluate((before) => {
      const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
      return entries
        .map((entry) => entry as PerformanceResourceTiming)
        .filter(({ name, startTime }) => startTime <= before || !/\/axe-/.test(name))
        .map(({ decodedBodySize }) => decodedBodySize);
    }, painted);
    const bytes = files.reduce((sum, size) => sum + size, 0);
    return { requests: files.length, megabytes: round(bytes / 1e6), painted: Math.round(painted) };
  } finally {
    await context.close();
  }
}

const round = (value: number) => Number(value.toFixed(2));
