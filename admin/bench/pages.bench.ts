import type { BrowserContextOptions } from 'playwright';
import { paths } from '../src/paths.ts';
import { type Budget, budgets } from './budgets.ts';
import { type LoadFigures, loadCold } from './load.ts';
import { signIn } from './sign-in.ts';
import type { Benchmark, Stage } from './stage.ts';

interface PageToLoad {
  name: string;
  url: string;
  content: string;
  storageState?: BrowserContextOptions['storageState'];
}

export default {
  title: 'Pages, cold, 4 × slower processor, 1.6 Mbit/s, 150 ms (medians)',

  async run(stage) {
    const pages = await pagesToLoad(stage);
    const figures = await medians(pages, stage);
    const hello = figures.get('React hello');
    if (!hello) throw new Error('The bare React page was not measured, so there is nothing to compare with.');

    const judged = [...figures].map(([name, page]) => ({
      name,
      page,
      readyToHello: round(page.ready / hello.ready),
      interactiveToHello: round(page.interactive / hello.interactive),
    }));
    return {
      rows: judged.map(row),
      overBudget: judged.flatMap((figuresOfPage) => {
        const budget = budgets[figuresOfPage.name];
        return budget ? excesses(figuresOfPage, budget) : [];
      }),
    };
  },
} satisfies Benchmark;

async function pagesToLoad({ app: buildApp, browser, hello: buildHello }: Stage): Promise<PageToLoad[]> {
  const [app, hello] = [await buildApp(), await buildHello()];
  const storageState = await signIn(browser, app.url);
  return [
    { name: 'React hello', url: hello.url, content: 'h1' },
    ...Object.entries(budgets).map(([name, { content }]) => ({
      name,
      url: `${app.url}${name}`,
      content,
      ...(name !== paths.login && { storageState }),
    })),
  ];
}

/** All pages take turns, so that a machine that warms up or slows down does so for all of them. */
async function medians(pages: PageToLoad[], { browser, runs }: Stage): Promise<Map<string, LoadFigures>> {
  const taken = new Map<string, LoadFigures[]>(pages.map(({ name }) => [name, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const { name, ...page } of pages) {
      taken.get(name)?.push(await loadCold({ browser, ...page }));
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
    ready: middle('ready'),
    interactive: middle('interactive'),
    blockedFromStart: middle('blockedFromStart'),
    blockedAfterPaint: middle('blockedAfterPaint'),
    layoutShift: middle('layoutShift'),
    heap: middle('heap'),
  };
}

interface Judged {
  name: string;
  page: LoadFigures;
  readyToHello: number;
  interactiveToHello: number;
}

function row({ name, page, readyToHello, interactiveToHello }: Judged) {
  return {
    page: name,
    'JS kB': kilobytes(page.javascript),
    requests: page.requests,
    'FCP ms': Math.round(page.firstContentfulPaint),
    'LCP ms': Math.round(page.largestContentfulPaint),
    'content ms': Math.round(page.ready),
    'content × hello': readyToHello,
    'interactive ms': Math.round(page.interactive),
    'interactive × hello': interactiveToHello,
    'blocked ms': Math.round(page.blockedFromStart),
    'after paint': Math.round(page.blockedAfterPaint),
    CLS: Number(page.layoutShift.toFixed(4)),
    'heap MB': Number((page.heap / 1_000_000).toFixed(1)),
  };
}

function excesses({ name, page, readyToHello, interactiveToHello }: Judged, budget: Budget) {
  const limits: Array<[figure: string, value: number, limit: number]> = [
    ['times the bare page until its content is painted', readyToHello, budget.readyToHello],
    ['times the bare page until interactive', interactiveToHello, budget.interactiveToHello],
    ['layout shift', Number(page.layoutShift.toFixed(4)), budget.layoutShift],
    ['ms of blocking after the first paint', Math.round(page.blockedAfterPaint), budget.blocked],
  ];
  return limits
    .filter(([, value, limit]) => value > limit)
    .map(([figure, value, limit]) => `${name}: ${value} ${figure}, the budget is ${limit}.`);
}

const round = (value: number) => Number(value.toFixed(2));

const kilobytes = (bytes: number) => Number((bytes / 1000).toFixed(1));
