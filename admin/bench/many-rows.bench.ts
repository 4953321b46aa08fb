import type { CDPSession, Page } from 'playwright';
import type { StageOfManyRows } from './many-rows/main.tsx';
import { median } from './median.ts';
import type { Benchmark } from './stage.ts';
import { longestFrame } from './watch-frames.ts';

/** A frame that takes longer is seen as a stutter. */
const FRAME_MS = 50;
/** Long enough for what a list prepares while nobody asks. */
const SETTLE_MS = 3000;
const FRAMES = 60;

interface List {
  name: 'tasks' | 'messages' | 'mails' | 'people';
  count: number;
  /** Selects one of its rows. */
  row: string;
  search?: string;
  /** Selects the control that selects all rows. */
  selectAll?: string;
}

const lists: List[] = [
  { name: 'tasks', count: 5000, row: '[data-row-id]', search: 'suit' },
  { name: 'messages', count: 20_000, row: '[role=article]', search: 'lisb' },
  { name: 'mails', count: 10_000, row: '[data-row-id]', selectAll: '[data-select-all]' },
  { name: 'people', count: 50_000, row: '[data-row]', search: 'bru', selectAll: '[role=columnheader] input' },
];

interface Taken {
  frame: number;
  /** The work of the page by the clock of its thread: other programs do not count. */
  work: number;
}

export default {
  title: 'Many rows at full speed (longest frame, and work for the whole of it, in milliseconds, medians)',

  async run({ browser, servePage, runs }) {
    const served = await servePage('many-rows');
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
    try {
      await page.goto(served.url);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
      const rows = [];
      for (const list of lists) rows.push(...(await takeAll({ page, devtools, list, runs })));
      return {
        rows,
        overBudget: rows
          .filter((row) => row['longest frame'] > row.budget)
          .map((row) => `${row.what}: a frame of ${row['longest frame']} ms, the budget is ${row.budget}.`),
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
  list: List;
  runs: number;
}

/** The first round only warms up. */
async function takeAll({ page, devtools, list, runs }: Measurement) {
  const taken = new Map<string, Taken[]>();
  for (let run = 0; run <= runs; run += 1) {
    await page.evaluate(([name, count]) => (window as unknown as StageOfManyRows).mount(name, count), [
      list.name,
      list.count,
    ] as const);
    await page.locator(list.row).first().waitFor();
    await page.waitForTimeout(SETTLE_MS);
    for (const [what, perform] of Object.entries(gesturesOf(page, list))) {
      const before = await workOf(devtools);
      const frame = await longestFrame(page, perform);
      const figures = { frame, work: (await workOf(devtools)) - before };
      if (run > 0) taken.set(what, [...(taken.get(what) ?? []), figures]);
    }
  }
  return Array.from(taken, ([what, figures]) => ({
    what: `${list.count.toLocaleString('en')} ${list.name}: ${what}`,
    'longest frame': Math.round(median(figures.map(({ frame }) => frame))),
    budget: FRAME_MS,
    work: Math.round(median(figures.map(({ work }) => work))),
  }));
}

function gesturesOf(page: Page, { row, search, selectAll }: List): Record<string, () => Promise<void>> {
  return {
    scroll: () => page.locator(row).first().evaluate(scrollDown, FRAMES),
    ...(selectAll && { 'select all': () => settled(page, () => page.locator(selectAll).first().click()) }),
    ...(search && {
      search: () =>
        settled(page, async () => {
          await page.getByRole('searchbox').focus();
          await page.keyboard.type(search, { delay: 150 });
        }),
    }),
  };
}

/** Acts, and waits until the page has drawn what follows from it. */
async function settled(page: Page, act: () => Promise<void>): Promise<void> {
  await act();
  await page.evaluate(
    () => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 1000 }), 300)),
  );
}

/** Runs in the page, and sees nothing of this file but itself. */
async function scrollDown(row: Element, frames: number): Promise<void> {
  let scroller: Element | null = row;
  while (scroller && scroller.scrollHeight <= scroller.clientHeight + 100) scroller = scroller.parentElement;
  const toEnd = (scroller?.scrollTop ?? 0) > 0 ? -1 : 1;
  for (let frame = 0; frame < frames; frame += 1) {
    scroller?.scrollBy(0, toEnd * (frame % 20 === 19 ? 20_000 : 120));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

async function workOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
