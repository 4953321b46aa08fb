import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { QUIET_MS, type Timeline, timeToInteractive, totalBlockingTime } from './interactive.ts';
import { observe, type Observed } from './observe.ts';

/** The cost of one load of a page. Times in milliseconds, sizes in bytes. */
export interface LoadFigures {
  javascript: number;
  requests: number;
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  /** When the content was painted. */
  ready: number;
  interactive: number;
  blockedFromStart: number;
  blockedAfterPaint: number;
  layoutShift: number;
  heap: number;
}

export interface LoadOptions {
  browser: Browser;
  url: string;
  /** Selects what the page is for: a row, a card, a mark of a chart. */
  content: string;
  /** The storage of an earlier visit, e.g. a session. The cache is empty in any case. */
  storageState?: BrowserContextOptions['storageState'];
}

/** A middling phone on a slow line. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOW_DOWN = 4;

const GIVE_UP_MS = 60_000;

/** Loads a page once, cold, on a slow machine and a slow line, and watches until it has been quiet for five seconds. */
export async function loadCold({ browser, url, content, storageState }: LoadOptions): Promise<LoadFigures> {
  const context = await browser.newContext({ storageState, viewport: { width: 1366, height: 768 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const traffic = await slowDown(devtools);
    await page.addInitScript(observe, content);
    await page.goto(url, { waitUntil: 'load' });

    const timeline = await untilReady(page);
    const interactive = timeToInteractive(timeline) ?? Number.NaN;
    const { ready = Number.NaN, largestContentfulPaint, layoutShift } = await seen(page);
    return {
      ...traffic,
      firstContentfulPaint: timeline.firstContentfulPaint,
      largestContentfulPaint,
      ready,
      interactive,
      blockedFromStart: totalBlockingTime(timeline, { from: 0, interactive }),
      blockedAfterPaint: totalBlockingTime(timeline, { from: timeline.firstContentfulPaint, interactive }),
      layoutShift,
      heap: await heapAfterCollection(devtools),
    };
  } finally {
    await context.close();
  }
}

async function slowDown(devtools: CDPSession): Promise<{ javascript: number; requests: number }> {
  const traffic = { javascript: 0, requests: 0 };
  const headerBytes = new Map<string, number>();

  devtools.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) traffic.requests += 1;
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) headerBytes.set(requestId, response.encodedDataLength);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const headers = headerBytes.get(requestId);
    if (headers !== undefined) traffic.javascript += encodedDataLength - headers;
  });

  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  return traffic;
}

async function untilReady(page: Page): Promise<Timeline> {
  const giveUpAt = Date.now() + GIVE_UP_MS;
  while (Date.now() < giveUpAt) {
    await page.waitForTimeout(QUIET_MS / 5);
    const timeline = await seen(page);
    if (timeToInteractive(timeline) !== undefined) return timeline;
  }
  const { ready } = await seen(page);
  if (ready === undefined) throw new Error(`${page.url()} never painted what budgets.json names as its content.`);
  throw new Error(
    `${page.url()} did not come to rest within ${GIVE_UP_MS / 1000} s, so there is no time at which it was ready.`,
  );
}

function seen(page: Page): Promise<Observed> {
  return page.evaluate(() => (window as unknown as { observed: () => Observed }).observed());
}

async function heapAfterCollection(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}
