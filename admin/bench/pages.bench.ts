import type { BrowserContextOptions } from 'playwright';
import { paths } from '../src/paths.ts';
import { type Budget, budgets } from './budgets.ts';
import { type LoadFigures, loadCold } from './load.ts';
import { signIn } from './sign-in.ts';
import type { Benchmark, Stage } from './stage.ts';

const BEHIND_SIGN_IN = Object.keys(budgets).filter((path) => path !== paths.login);

interface PageToLoad {
  name: string;
  url: string;
  storageState?: BrowserContextOptions['storageState'];
}

export default {
  title: 'Pages, cold, 4 × slower processor, 1.6 Mbit/s, 150 ms (medians)',

  async run(stage) {
    const pages = await pagesToLoad(stage);
    const figures = await medians(pages, stage);
    const hello = figures.get('React hello');
    if (!hello) throw new Error('The bare React page was not measured, so there is nothing to compare with.');

    const judged = [...figures].map(([name, page]) => ({ name, page, toHello: page.interactive / hello.interactive }));
    return {
      rows: judged.map(({ name, page, toHello }) => row(name, page, toHello)),
      overBudget: judged.flatMap(({ name, page, toHello }) => {
        const budget = budgets[name];
        return budget ? excesses({ name, page, toHello, budget }) : [];
      }),
    };
  },
} satisfies Benchmark;

async function pagesToLoad({ app: buildApp, browser, hello: buildHello }: Stage): Promise<PageToLoad[]> {
  const [app, hello] = [await buildApp(), await buildHello()];
  const storageState = await signIn(browser, app.url);
  return [
    { name: 'React hello', url: hello.url },
    { name: paths.login, url: `${app.url}${paths.login}` },
    ...BEHIND_SIGN_IN.map((name) => ({ name, url: `${app.url}${name}`, storageState })),
  ];
}

/** All pages take turns, so that a machine that warms up or slows down does so for all of them. */
async function medians(pages: PageToLoad[], { browser, runs }: Stage): Promise<Map<string, LoadFigures>> {
  const taken = new Map<string, LoadFigures[]>(pages.map(({ name }) => [name, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const { name, url, storageState } of pages) {
      taken.get(name)?.push(await loadCold({ browser, url, storageState }));
    }
  }
  return new Map([...taken].map(([name, list]) => [name, medianOf(list)]));
}

function medianOf(list: LoadFigures[]): LoadFigures {
  const middle = (key: keyof LoadFigures) =>
    list.map((figures) => figures[key]).toSorted((a, b) => a - b)[list.length >> 1] ?? 0;
  return {
    javascript: middle('javascript'),
    requests: middle('requests'),
    firstContentfulPaint: middle('firstContentfulPaint'),
    largestContentfulPaint: middle('largestContentfulPaint'),
    interactive: middle('interactive'),
    blocked: middle('blocked'),
    layoutShift: middle('layoutShift'),
    heap: middle('heap'),
  };
}

function row(name: string, page: LoadFigures, toHello: number) {
  return {
    page: name,
    'JS kB': kilobytes(page.javascript),
    requests: page.requests,
    'FCP ms': Math.round(page.firstContentfulPaint),
    'LCP ms': Math.round(page.largestContentfulPaint),
    'TTI ms': Math.round(page.interactive),
    '× hello': Number(toHello.toFixed(2)),
    'TBT ms': Math.round(page.blocked),
    CLS: Number(page.layoutShift.toFixed(4)),
    'heap MB': Number((page.heap / 1_000_000).toFixed(1)),
  };
}

function excesses({
  name,
  page,
  toHello,
  budget,
}: {
  name: string;
  page: LoadFigures;
  toHello: number;
  budget: Budget;
}) {
  const limits: Array<[figure: string, value: number, limit: number]> = [
    ['times the bare page until interactive', Number(toHello.toFixed(2)), budget.interactiveToHello],
    ['layout shift', Number(page.layoutShift.toFixed(4)), budget.layoutShift],
    ['ms of blocking', Math.round(page.blocked), budget.blocked ?? Infinity],
  ];
  return limits
    .filter(([, value, limit]) => value > limit)
    .map(([figure, value, limit]) => `${name}: ${value} ${figure}, the budget is ${limit}.`);
}

const kilobytes = (bytes: number) => Number((bytes / 1000).toFixed(1));
