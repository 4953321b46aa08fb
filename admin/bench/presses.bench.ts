import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { installFinder } from '../e2e/controls/finder.page.ts';
import { listedRoutes } from '../e2e/product/listed-routes.ts';
import { signIn } from './sign-in.ts';
import type { Benchmark } from './stage.ts';

/** Good, as the browser's own Interaction to Next Paint has it, and what nobody should meet. */
const GOOD_MS = 200;
const MOST_MS = 500;
/** The share of presses that must be good, in percent. */
const GOOD_SHARE = 98;
const SLOW_DOWN = 4;
/** As many controls of a page as are pressed. */
const MOST_CONTROLS = 30;
const WORST = 30;

interface Press {
  route: string;
  control: string;
  /** From the press to the next paint, in milliseconds, as the browser counts it: in steps of 8. */
  ms: number;
}

/** `PRESSES=/apps` presses on the routes that begin so. */
const begin = process.env['PRESSES'] ?? '/';

export default {
  title: `Presses of all controls, ${SLOW_DOWN} × slower processor (milliseconds to the next paint, the ${WORST} worst)`,

  async run({ app: buildApp, browser }) {
    const app = await buildApp();
    const storageState = await signIn(browser, app.url);
    const presses: Press[] = [];
    for (const route of listedRoutes()
      .inSession.flat()
      .filter((each) => each.startsWith(begin))) {
      presses.push(...(await pressesOf({ browser, storageState, appUrl: app.url, route })));
    }
    return judge(presses);
  },
} satisfies Benchmark;

function judge(presses: readonly Press[]) {
  const sorted = presses.toSorted((a, b) => b.ms - a.ms);
  const share = (100 * presses.filter(({ ms }) => ms <= GOOD_MS).length) / presses.length;
  const slow = sorted.filter(({ ms }) => ms > MOST_MS);
  return {
    rows: [
      { what: 'all', ms: sorted[0]?.ms ?? 0, presses: presses.length, [`within ${GOOD_MS} ms, %`]: Math.round(share) },
      ...sorted.slice(0, WORST).map(({ route, control, ms }) => ({ what: `${route} ${control}`, ms })),
    ],
    overBudget: [
      ...(share < GOOD_SHARE ? [`${share.toFixed(1)} % of presses are good, the budget is ${GOOD_SHARE}.`] : []),
      ...slow.map(({ route, control, ms }) => `${route} ${control}: ${ms} ms, the budget is ${MOST_MS}.`),
    ],
  };
}

interface Visit {
  browser: Browser;
  storageState: BrowserContextOptions['storageState'];
  appUrl: string;
  route: string;
}

/** Presses the controls of a page one by one, each on the page as it is when it is opened. */
async function pressesOf({ browser, storageState, appUrl, route }: Visit): Promise<Press[]> {
  const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(installFinder);
  await page.addInitScript(watchPresses);
  const devtools = await context.newCDPSession(page);
  const open = async () => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(`${appUrl}${route}`, { waitUntil: 'networkidle' });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  };
  await open();
  const keys = await page.evaluate(() => [...window.finder.all().keys()]);
  const presses: Press[] = [];
  for (const control of keys.slice(0, MOST_CONTROLS)) {
    const ms = await press(page, control);
    if (ms !== null) presses.push({ route, control, ms });
    await open();
  }
  await context.close();
  return presses;
}

/** Presses a control by the mouse; `null` when it is covered, out of the window, or gone. */
async function press(page: Page, key: string): Promise<number | null> {
  const place = await page.evaluate((wanted) => {
    const element = window.finder.all().get(wanted)?.element;
    const drawn = element instanceof HTMLInputElement ? (element.labels?.[0] ?? element) : element;
    if (!drawn) return null;
    const { left, top, width, height } = drawn.getBoundingClientRect();
    const point = { x: left + width / 2, y: top + height / 2 };
    const hit = document.elementFromPoint(point.x, point.y);
    return hit && drawn.contains(hit) ? point : null;
  }, key);
  if (!place) return null;
  await page.mouse.move(place.x, place.y);
  await page.evaluate(() => window.presses.forget());
  await page.mouse.down();
  await page.mouse.up();
  return page.evaluate(() => window.presses.longest());
}

interface Presses {
  forget: () => void;
  /** Waits until the browser has counted the press. */
  longest: () => Promise<number>;
}

declare global {
  interface Window {
    presses: Presses;
  }
}

/** Runs in the page, before any of its scripts. */
function watchPresses() {
  let longest = 0;
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  const take = (entries: PerformanceEntryList) => {
    for (const { duration } of entries) longest = Math.max(longest, duration);
  };
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  window.presses = {
    forget() {
      observer.takeRecords();
      longest = 0;
    },
    async longest() {
      // Two frames, and the task in which the browser counts them.
      for (let frame = 0; frame < 2; frame += 1) await new Promise((go) => requestAnimationFrame(go));
      await new Promise((go) => setTimeout(go, 100));
      take(observer.takeRecords());
      return longest;
    },
  };
}
