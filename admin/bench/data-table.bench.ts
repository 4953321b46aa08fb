import type { CDPSession, Page } from 'playwright';
import type { Contender } from './data-table/main.tsx';
import type { Benchmark } from './stage.ts';
import { median } from './median.ts';

const SLOW_DOWN = 4;
const FRAMES = 120;
/** The time that a person takes to read the list before typing. */
const SETTLE_MS = 3000;
/** Bare elements; the list as one would write it by hand in React for one screen; and the table. */
const contenders: Contender[] = ['html floor', 'React floor', 'widget'];

/** The table's budgets: times the floor in React, milliseconds, megabytes, or frames. */
const budgets = {
  mountTimes: 1.5,
  sortTimes: 1.3,
  firstLetterMs: 400,
  nextLetterMs: 150,
  heapMb: 40,
  /** Two frames of a screen that shows 60 a second, as browsers round them. */
  frameMs: 33.4,
};

interface Window {
  prepare: () => void;
  mount: (who: Contender) => Promise<number>;
  expectChange: (event: 'click' | 'input') => void;
  changed: () => Promise<number>;
  scroll: (frames: number) => Promise<{ times: number[]; blank: number }>;
}

interface Taken {
  mount: number;
  sort: number;
  'sort again': number;
  'first letter': number;
  'next letters': number;
  'heap, MB': number;
  'heap after searching, MB': number;
  'frames of 95 %': number;
  'blank frames': number;
}

export default {
  title: `A table of 100,000 rows, ${SLOW_DOWN} × slower processor (milliseconds, medians)`,

  async run({ browser, servePage, runs }) {
    const served = await servePage('data-table');
    try {
      const taken = new Map<Contender, Taken[]>(contenders.map((who) => [who, []]));
      for (let run = 0; run < runs; run += 1) {
        for (const who of contenders) {
          const page = await browser.newPage();
          await page.goto(served.url);
          taken.get(who)?.push(await takeAll(page, who));
          await page.close();
        }
      }
      const of = (who: Contender, what: keyof Taken) => median((taken.get(who) ?? []).map((figures) => figures[what]));
      return report(of);
    } finally {
      await served.close();
    }
  },
} satisfies Benchmark;

async function takeAll(page: Page, who: Contender): Promise<Taken> {
  const devtools = await page.context().newCDPSession(page);
  await page.evaluate(() => (window as unknown as Window).prepare());
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const mount = await page.evaluate((contender) => (window as unknown as Window).mount(contender), who);
  const heap = await heapOf(devtools);

  const head = page.getByRole('button', { name: 'Name', exact: true });
  const sort = await changed(page, 'click', () => head.click());
  const again = await changed(page, 'click', () => head.click());
  await page.getByRole('searchbox').focus();
  await page.waitForTimeout(SETTLE_MS);
  const first = await changed(page, 'input', () => page.keyboard.type('b'));
  // Each letter narrows down further.
  let next = 0;
  for (const letter of 'ru') {
    next = Math.max(next, await changed(page, 'input', () => page.keyboard.type(letter)));
  }
  await page.getByRole('searchbox').fill('');
  const { times, blank } = await page.evaluate((frames) => (window as unknown as Window).scroll(frames), FRAMES);

  const searched = await heapOf(devtools);

  return {
    mount,
    sort,
    'sort again': again,
    'first letter': first,
    'next letters': next,
    'heap, MB': heap,
    'heap after searching, MB': searched,
    'frames of 95 %': times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0,
    'blank frames': blank,
  };
}

async function changed(page: Page, event: 'click' | 'input', act: () => Promise<void>): Promise<number> {
  await page.evaluate((name) => (window as unknown as Window).expectChange(name), event);
  await act();
  return page.evaluate(() => (window as unknown as Window).changed());
}

async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}

function report(of: (who: Contender, what: keyof Taken) => number) {
  const names = [
    'mount',
    'sort',
    'sort again',
    'first letter',
    'next letters',
    'heap, MB',
    'heap after searching, MB',
    'frames of 95 %',
    'blank frames',
  ] as const;
  const times = (what: keyof Taken) => of('widget', what) / (of('React floor', what) || 1);
  const rows = names.map((what) => {
    const figures = Object.fromEntries(contenders.map((who) => [who, Math.round(of(who, what))]));
    return { what, ...figures, '× React': Number(times(what).toFixed(2)) };
  });
  const checks: [string, number, number][] = [
    ['mount, times the floor', times('mount'), budgets.mountTimes],
    ['sort, times the floor', times('sort'), budgets.sortTimes],
    ['first letter of a search, ms', of('widget', 'first letter'), budgets.firstLetterMs],
    ['next letters, ms', of('widget', 'next letters'), budgets.nextLetterMs],
    ['heap, MB', of('widget', 'heap, MB'), budgets.heapMb],
    ['95 % of frames, ms', Number(of('widget', 'frames of 95 %').toFixed(1)), budgets.frameMs],
    ['blank frames', of('widget', 'blank frames'), 0],
  ];
  return {
    rows,
    overBudget: checks
      .filter(([, taken, budget]) => taken > budget)
      .map(([what, taken, budget]) => `Data table, ${what}: ${taken.toFixed(2)}, the budget is ${budget}.`),
  };
}
