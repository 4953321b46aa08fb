import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { arrive, inSession, open, signIn, visit } from '../product/routes.ts';
import { type Control, type Effect, installPresser, type Press } from './presser.page.ts';

/** `EVERY_CONTROL=1` goes through every route, which takes half an hour; `open`, through those that need no session. The suite has no time for either. */
const wanted = process.env['EVERY_CONTROL'];
const groups = wanted === '1' ? [open, ...inSession] : wanted === 'open' ? [open] : [];

test.use({ viewport: { width: 1280, height: 800 } });

test('a control without an effect is found, and one that has nothing to do is not', async ({ page }) => {
  await page.addInitScript(installPresser);
  await page.goto('about:blank');
  await page.setContent(
    '<main><button>Dead</button><button onclick="this.dataset.hovered = 1">Pointed at</button><button aria-current="page">Here</button><details><summary>More</summary></details></main>',
  );
  const presses = await page.evaluate(() => window.presser.pressAll(window.presser.controls().map(({ key }) => key)));
  expect(Object.fromEntries(presses.map(({ key, effect }) => [key, effect]))).toEqual({
    'button Dead': null,
    'button Pointed at': null,
    'button Here': 'idle',
    'button More': 'field',
  });
});

for (const routes of groups) {
  test(`every control of ${routes.length} routes has an effect, from ${routes.at(0)} to ${routes.at(-1)}`, async ({
    page,
    demo,
  }) => {
    test.setTimeout(60_000 + 60_000 * routes.length);
    await page.addInitScript(installPresser);
    await page.goto(`${demo.url}/login`);
    if (routes !== open) await signIn(page);
    const start: Start = {
      url: demo.url,
      stored: await page.evaluate(() => Object.fromEntries(Object.entries(localStorage))),
    };

    const idle: string[] = [];
    for (const [at, route] of routes.entries()) {
      const isFirst = at === 0 && (routes === open || routes === inSession[0]);
      idle.push(...(await idleControls(page, { ...start, route }, isFirst)));
    }
    expect(idle).toEqual([]);
  });
}

/** The way back to a page as it was at the beginning. */
interface Start {
  url: string;
  /** The local storage of the person. */
  stored: Record<string, string>;
}

type Stop = Start & { route: string };

/** The controls of a route that do nothing, in words; what stands around every page is pressed once. */
async function idleControls(page: Page, stop: Stop, withAround: boolean): Promise<string[]> {
  await reopen(page, stop);
  await page.evaluate(() => window.presser.learn());
  const found = await page.evaluate(() => window.presser.controls());
  const controls = found.filter(({ isAround }) => withAround || !isAround);
  const { suspects, menus } = await pressQuickly(page, stop, controls);

  const idle: string[] = [];
  for (const path of [...suspects.map(({ key }) => [key]), ...menus]) {
    if ((await pressForReal(page, stop, path)) === null) idle.push(`${stop.route}: ${path.join(' > ')}`);
  }
  return idle;
}

/** Presses all controls, most of them on the page that the last one left; those without an effect are suspects, no more. */
async function pressQuickly(page: Page, stop: Stop, controls: readonly Control[]) {
  const menus: Array<[opener: string, item: string]> = [];
  const suspects: Control[] = [];
  let left = [...controls];
  while (left.length > 0) {
    const keys = left.map(({ key }) => key);
    const presses = await pressAll(page, keys);
    for (const { key, effect, items } of presses) {
      if (effect === null || effect === 'gone') suspects.push(...left.filter((control) => control.key === key));
      menus.push(...items.filter((item) => !keys.includes(item)).map((item): [string, string] => [key, item]));
    }
    left = left.slice(presses.length);
    if (left.length > 0) await refresh(page, stop);
  }
  return { suspects, menus };
}

async function pressAll(page: Page, keys: string[]): Promise<Press[]> {
  try {
    return await page.evaluate((each) => window.presser.pressAll(each), keys);
  } catch {
    // The page was left while it was being watched.
    return [{ key: keys[0] ?? '', effect: 'leaves', items: [] }];
  }
}

/** Presses a control on a fresh page with the mouse, after those that lead to it. */
async function pressForReal(page: Page, stop: Stop, path: readonly string[]): Promise<Effect> {
  await reopen(page, stop);
  let effect: Effect = null;
  for (const key of path) {
    if (!(await page.evaluate((each) => window.presser.watch(each), key))) return 'gone';
    await page.locator('[data-journey-press]').click({ timeout: 5000, force: true });
    try {
      effect = await page.evaluate(() => window.presser.effect());
    } catch {
      effect = 'leaves';
    }
    await page.evaluate(() => document.querySelector('[data-journey-press]')?.removeAttribute('data-journey-press'));
  }
  return effect;
}

/** Comes back to a route within the app, whose pages begin again; as at the beginning when that leads elsewhere. */
async function refresh(page: Page, stop: Stop): Promise<void> {
  try {
    await visit(page, '/nowhere');
    await visit(page, stop.route);
  } catch {
    await reopen(page, stop);
  }
  if (new URL(page.url()).pathname !== new URL(stop.route, stop.url).pathname) await reopen(page, stop);
}

async function reopen(page: Page, { url, stored, route }: Stop): Promise<void> {
  await page.goto(`${url}/assets/no-page`);
  await page.evaluate((entries) => {
    localStorage.clear();
    Object.assign(localStorage, entries);
  }, stored);
  await page.goto(url + route);
  await arrive(page, route);
}
