import type { Page } from 'playwright';
import type { StageOfInvoice } from './invoice/main.tsx';
import { median } from './median.ts';
import type { Benchmark } from './stage.ts';

const LINES = 200;
/** One frame for a key, and three for what changes the number of lines. */
const KEY_MS = 16;
const LINES_MS = 50;

interface Step {
  what: string;
  budget: number;
  /** The event with which the work begins. */
  event: Parameters<StageOfInvoice['nextWork']>[0];
  act: (page: Page) => Promise<void>;
  /** How many lines there are afterwards. */
  lines: number;
}

const middle = (page: Page, selector: string) => page.locator(selector).nth(LINES / 2);
const cost = '[data-field="price"]';

/** The steps of a person who writes in the middle of a long invoice. */
const steps: Step[] = [
  {
    what: 'a letter of a description',
    budget: KEY_MS,
    event: 'input',
    act: (page) => middle(page, '[data-field="description"]').press('a'),
    lines: LINES,
  },
  {
    what: 'a digit of a cost',
    budget: KEY_MS,
    event: 'input',
    act: (page) => middle(page, cost).press('7'),
    lines: LINES,
  },
  {
    what: 'a cost that is left',
    budget: KEY_MS,
    event: 'focusout',
    act: (page) => page.keyboard.press('Tab'),
    lines: LINES,
  },
  {
    what: 'a line more',
    budget: LINES_MS,
    event: 'click',
    act: (page) => page.locator('[data-add]').click(),
    lines: LINES + 1,
  },
  {
    what: 'a line less',
    budget: LINES_MS,
    event: 'click',
    act: (page) => middle(page, '[aria-label^="Remove "]').click(),
    lines: LINES,
  },
];

export default {
  title: `An invoice of ${LINES} lines at full speed (milliseconds of work, medians)`,

  async run({ browser, servePage, runs }) {
    const served = await servePage('invoice');
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
    try {
      await page.goto(served.url);
      const taken: Record<string, number>[] = [];
      // The first round only warms up.
      for (let run = 0; run <= runs; run += 1) taken.push(await takeAll(page));
      const of = (what: string) => Math.round(median(taken.slice(1).map((figures) => figures[what] ?? Number.NaN)));
      const rows = steps.map(({ what, budget }) => ({ what, ms: of(what), budget }));
      return {
        rows: [{ what: 'mount', ms: of('mount'), budget: '' }, ...rows],
        overBudget: rows
          .filter(({ ms, budget }) => ms > budget)
          .map(({ what, ms, budget }) => `Invoice, ${what}: ${ms} ms, the budget is ${budget}.`),
      };
    } finally {
      await page.close();
      await served.close();
    }
  },
} satisfies Benchmark;

async function takeAll(page: Page): Promise<Record<string, number>> {
  const taken: Record<string, number> = {};
  taken['mount'] = await page.evaluate((count) => (window as unknown as StageOfInvoice).mount(count), LINES);
  for (const { what, event, act, lines } of steps) {
    await page.evaluate((type) => {
      Object.assign(window, { taking: (window as unknown as StageOfInvoice).nextWork(type) });
    }, event);
    await act(page);
    taken[what] = await page.evaluate(() => (window as unknown as { taking: Promise<number> }).taking);
    const shown = await page.locator('[data-row-id]').count();
    if (shown !== lines) throw new Error(`After ${what} there are ${shown} lines.`);
  }
  return taken;
}
