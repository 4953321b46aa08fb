import type { Page } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import { expect, test } from '../fixtures.ts';
import { arrive, inSession, open, signIn, visit } from '../product/routes.ts';
import { installFinder } from './finder.page.ts';
import { type Effect, installPresser, type Press } from './presser.page.ts';

/** `EVERY_CONTROL=1` goes through every route, which takes half an hour; `EVERY_CONTROL=/apps`, through those that begin so. The suite has no time for either. */
const wanted = process.env['EVERY_CONTROL'];
const routes = [...open, ...inSession.flat()].filter((route) => wanted === '1' || (wanted && route.startsWith(wanted)));

test.use({ viewport: { width: 1280, height: 800 } });

test('a control without an effect is found, and one that has nothing to do is not', async ({ page }) => {
  await install(page);
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

test('an item of a menu that does no more than close it is found, and so is a dead control of a dialog', async ({
  page,
}) => {
  await install(page);
  await page.goto('about:blank');
  await page.setContent(
    `<main><button onclick="this.nextSibling.hidden = false">More</button><div role="menu" hidden onclick="this.hidden = true">
      <button role="menuitem">Dead</button><button role="menuitem" onclick="document.body.append('Done')">Live</button>
    </div><button onclick="this.nextSibling.hidden = false">New</button><div role="dialog" hidden><button>Dead too</button></div></main>`,
  );
  const press = async (...keys: string[]) => {
    const presses = await page.evaluate((each) => window.presser.pressAll(each), keys);
    return presses.map(({ effect }) => effect);
  };
  const opener = await page.evaluate(() => window.presser.pressAll(['button More']));
  expect(opener.flatMap(({ inside }) => inside)).toEqual(['menuitem Dead', 'menuitem Live']);
  expect(await press('menuitem Dead')).toEqual([null]);
  await press('button More');
  expect(await press('menuitem Live')).toEqual(['page']);
  await press('button New');
  expect(await press('button Dead too')).toEqual([null]);
});

for (const route of routes) {
  test(`every control of ${route} has an effect`, async ({ page, demo }) => {
    test.setTimeout(600_000);
    await install(page);
    await page.goto(`${demo.url}/login`);
    if (!open.includes(route)) await signIn(page);
    const stored = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

    expect(await idleControls(page, { url: demo.url, stored, route })).toEqual([]);
  });
}

async function install(page: Page): Promise<void> {
  await page.addInitScript(installFinder);
  await page.addInitScript(installPresser);
}

/** The way back to a page as it was at the beginning. */
interface Stop {
  url: string;
  route: string;
  /** The local storage of the person. */
  stored: Record<string, string>;
}

/** The controls of a route that do nothing; what stands around every page is pressed on one of them. */
async function idleControls(page: Page, stop: Stop): Promise<string[]> {
  await reopen(page, stop);
  await page.evaluate(() => window.presser.learn());
  const found = await page.evaluate(() => window.presser.controls());
  const withAround = open.includes(stop.route) || stop.route === paths.welcome;
  const keys = found.filter(({ isAround }) => withAround || !isAround).map(({ key }) => key);
  const { suspects, opened } = await pressQuickly(page, stop, keys);
  let pressed = keys.length;

  for (const [opener, inside] of opened) {
    const within = inside.filter((key) => !keys.includes(key));
    pressed += within.length;
    suspects.push(...(await pressQuickly(page, stop, within, opener)).suspects);
  }

  test.info().annotations.push({ type: 'controls pressed', description: String(pressed) });
  const idle: string[] = [];
  for (const path of suspects) {
    if ((await pressForReal(page, stop, path)) === null) idle.push(path.join(' > '));
  }
  return idle;
}

/**
 * Presses all controls, most of them on the page that the last one left; those without an effect are suspects, no more. The
 * controls of a dialog or a menu have an opener, which is pressed before them.
 */
async function pressQuickly(page: Page, stop: Stop, keys: readonly string[], opener?: string) {
  const opened = new Map<string, string[]>();
  const suspects: string[][] = [];
  const start = await page.evaluate(() => window.presser.whereabouts());
  let left = [...keys];
  while (left.length > 0) {
    if (opener !== undefined) await pressAll(page, [opener]);
    const presses = await pressAll(page, left);
    for (const { key, effect, inside } of presses) {
      if (effect === null || effect === 'gone') suspects.push(opener === undefined ? [key] : [opener, key]);
      if (inside.length > 0) opened.set(key, inside);
    }
    left = left.slice(presses.length);
    const isAsFound = opener !== undefined && (await page.evaluate(() => window.presser.whereabouts())) === start;
    if (!isAsFound) await refresh(page, stop);
  }
  return { suspects, opened };
}

async function pressAll(page: Page, keys: string[]): Promise<Press[]> {
  try {
    return await page.evaluate((each) => window.presser.pressAll(each), keys);
  } catch {
    // The page was left while it was being watched.
    return [{ key: keys[0] ?? '', effect: 'leaves', inside: [] }];
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
