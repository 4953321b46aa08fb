import type { Page } from 'playwright';
import type { StageOfLists } from './lists/main.tsx';
import { median } from './median.ts';
import type { Benchmark } from './stage.ts';

interface List {
  name: 'messages' | 'tasks' | 'events';
  count: number;
  budgetMs: number;
  /** How many parts may be in the page at a time. */
  most: number;
}

const lists: List[] = [
  { name: 'messages', count: 10_000, budgetMs: 100, most: 60 },
  { name: 'tasks', count: 5000, budgetMs: 100, most: 60 },
  { name: 'events', count: 2000, budgetMs: 300, most: 84 },
];

/** One row of many is drawn again. */
const COMPLETE_MS = 50;

interface Row {
  what: string;
  'first painted, ms': number;
  budget: number;
  'in the page': number;
  'completed, ms': number | string;
}

export default {
  title: 'Long lists at full speed (milliseconds, medians)',

  async run({ browser, servePage, runs }) {
    const served = await servePage('lists');
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
    try {
      await page.goto(served.url);
      const rows: Row[] = [];
      for (const list of lists) rows.push(await measured(page, list, runs));
      return { rows: rows.map((row) => ({ ...row })), overBudget: rows.flatMap(excesses) };
    } finally {
      await page.close();
      await served.close();
    }
  },
} satisfies Benchmark;

/** The first round only warms up. */
async function measured(page: Page, { name, count, budgetMs }: List, runs: number): Promise<Row> {
  const mounts: number[] = [];
  const completions: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const taken = await page.evaluate(([list, size]) => (window as unknown as StageOfLists).mount(list, size), [
      name,
      count,
    ] as const);
    if (run > 0) mounts.push(taken);
    if (name !== 'tasks') continue;
    const completed = await page.evaluate(() => (window as unknown as StageOfLists).complete());
    if (run > 0) completions.push(completed);
  }
  return {
    what: `${count} ${name}`,
    'first painted, ms': Math.round(median(mounts)),
    budget: budgetMs,
    'in the page': await page.evaluate((list) => (window as unknown as StageOfLists).mounted(list), name),
    'completed, ms': completions.length > 0 ? Math.round(median(completions)) : '',
  };
}

function excesses(row: Row): string[] {
  const { what, budget, 'first painted, ms': painted, 'in the page': inPage, 'completed, ms': completed } = row;
  const most = lists.find(({ name }) => what.endsWith(name))?.most ?? 0;
  return [
    painted > budget && `${what}: ${painted} ms until the first is painted, the budget is ${budget}.`,
    inPage > most && `${what}: ${inPage} are in the page, the most is ${most}.`,
    typeof completed === 'number' && completed > COMPLETE_MS && `${what}: one is completed in ${completed} ms.`,
  ].filter((text) => text !== false);
}
