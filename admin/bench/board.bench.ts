import type { CDPSession, Page } from 'playwright';
import type { StageOfBoard } from './board/main.tsx';
import type { Benchmark } from './stage.ts';
import { median } from './median.ts';
import { longestFrame } from './watch-frames.ts';

/** A frame that takes longer is seen as a stutter, a key that takes longer as a delay. */
const FRAME_MS = 50;
const SLOW_DOWN = 4;

const sizes = [1000, 5000];

/** The steps of a person who moves a card by keyboard. */
const steps = [
  { what: 'picked up', key: 'Space' },
  { what: 'one down', key: 'ArrowDown' },
  { what: 'to the next column', key: 'ArrowRight' },
  { what: 'to the end of the column', key: 'End' },
  { what: 'put down', key: 'Space' },
];

interface Taken {
  mount: number;
  floor: number;
  /** By the name of the step. */
  keys: Record<string, number>;
  /** The longest frame of it. */
  dragged: number;
}

export default {
  title: 'Boards of five columns, 4 × slower processor (milliseconds, medians)',

  async run({ browser, servePage, runs }) {
    const served = await servePage('board');
    const page = await browser.newPage({ viewport: { width: 1720, height: 900 } });
    try {
      await page.goto(served.url);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
      const taken = [];
      for (const size of sizes) taken.push({ size, all: await takeAll({ page, devtools, size, runs }) });
      const rows = taken.flatMap(({ size, all }) => rowsOf(size, all));
      return {
        rows,
        overBudget: rows
          .filter(({ board, budget }) => budget !== '' && board > budget)
          .map(({ what, board, budget }) => `${what}: ${board} ms, the budget is ${budget}.`),
      };
    } finally {
      await page.close();
      await served.close();
    }
  },
} satisfies Benchmark;

interface Measurement {
  page: Page;
  devtools: CDPSession;
  size: number;
  runs: number;
}

/** The first round only warms up. */
async function takeAll({ page, devtools, size, runs }: Measurement): Promise<Taken[]> {
  const all: Taken[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const floor = await page.evaluate((count) => (window as unknown as StageOfBoard).mountFloor(count), size);
    const mount = await page.evaluate((count) => (window as unknown as StageOfBoard).mount(count), size);
    // Collects the garbage of earlier rounds now, not in the middle of a move.
    await devtools.send('HeapProfiler.collectGarbage');
    const keys = await byKeyboard(page);
    const dragged = await byPointer(page);
    if (run > 0) all.push({ mount, floor, keys, dragged });
  }
  return all;
}

async function byKeyboard(page: Page): Promise<Record<string, number>> {
  const taken: Record<string, number> = {};
  await cardIn(page, 'Planned').focus();
  for (const { what, key } of steps) {
    await page.evaluate(() => {
      Object.assign(window, { taking: (window as unknown as StageOfBoard).nextStep() });
    });
    await page.keyboard.press(key);
    taken[what] = await page.evaluate(() => (window as unknown as { taking: Promise<number> }).taking);
  }
  return taken;
}

/** From the first column to the last and halfway back, up and down on the way. */
async function byPointer(page: Page): Promise<number> {
  const path = await Promise.all(
    ['Asked for', 'Planned', 'In Progress', 'In Review', 'Done', 'In Progress'].map(async (column, index) => {
      const box = await page.getByRole('region', { name: column }).boundingBox();
      return { x: (box?.x ?? 0) + 120, y: (box?.y ?? 0) + (index % 2 === 0 ? 120 : 420) };
    }),
  );
  const [start = { x: 0, y: 0 }, ...stops] = path;
  await page.mouse.move(start.x, start.y);
  return longestFrame(page, async () => {
    await page.mouse.down();
    for (const { x, y } of stops) await page.mouse.move(x, y, { steps: 30 });
    await page.mouse.up();
    await page.locator('[data-dragging], [data-position="held"]').first().waitFor({ state: 'detached' });
  });
}

const cardIn = (page: Page, column: string) =>
  page.getByRole('region', { name: column }).getByRole('listitem').first().getByRole('button').first();

function rowsOf(size: number, all: Taken[]) {
  const name = `${size.toLocaleString('en')} cards`;
  const row = (what: string, of: (taken: Taken) => number, budget: number | '') => ({
    what: `${name}: ${what}`,
    'static HTML': '' as number | '',
    board: Math.round(median(all.map(of))),
    budget,
  });
  return [
    { ...row('mount', ({ mount }) => mount, ''), 'static HTML': Math.round(median(all.map(({ floor }) => floor))) },
    ...steps.map(({ what }) => row(what, ({ keys }) => keys[what] ?? Number.NaN, FRAME_MS)),
    row('dragged, longest frame', ({ dragged }) => dragged, FRAME_MS),
  ];
}
