import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { faultsOfAxe } from './axe.ts';
import { faultsOfIbm, unreadable } from './checkers/ibm.ts';
import { mostDifferent } from './checkers/most-different.ts';
import { faultsOfMarkup } from './markup.ts';
import type { Routes } from './routes.main.ts';

// Node itself reads the manifests: the loader of Playwright does not know the stand-in for Lingui's macro.
const listed = execFileSync(process.execPath, [join(import.meta.dirname, 'routes.main.ts')], { encoding: 'utf8' });
const everyRoute = JSON.parse(listed) as Routes;
const { open, inSession, kit } = everyRoute;
const different = mostDifferent(everyRoute);
const askedOfIbm = process.env['IBM'];
const isForIbm = (route: string) =>
  (askedOfIbm === 'every' || (askedOfIbm === 'families' && different.has(route))) && !unreadable.has(route);

const TALL = 800;
const desktop = { width: 1280, height: TALL };
const phone = { width: 320, height: TALL };

const falseAlarmsInKit = {
  // Examples of one thing stand side by side, and several of them have its name.
  'landmark-unique': { enabled: false },
};

test.use({ viewport: desktop });

// Errors of a page and violations of the content security policy show as problems of the journey.
for (const routes of [open, ...inSession]) {
  test(`${routes.length} routes stand up to every checker, from ${routes.at(0)} to ${routes.at(-1)}`, async ({
    page,
    demo,
  }) => {
    test.setTimeout(20_000 + 10_000 * routes.length);
    await page.goto(`${demo.url}/login`);
    if (routes !== open) await signIn(page);

    const faults: string[] = [];
    for (const route of routes) {
      await visit(page, route);
      const found = await faultsOf(page, route);
      faults.push(...found.map((fault) => `${route}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

async function signIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'admin@demo.com' }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveTitle(/^Sign in/);
  // A pointer that rests on a control of the next page opens its tooltip.
  await page.mouse.move(0, 0);
}

/** Follows a link to a route, and waits until all of it is there. */
async function visit(page: Page, route: string): Promise<void> {
  await page.evaluate((address) => {
    document.title = '';
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, route);
  await expect(page, route).toHaveTitle(/ · Embarque$/);
  const main = page.getByRole('main');
  await expect(main, route).toBeVisible();
  await expect.soft(page.getByRole('heading', { level: 1 }).first(), route).toBeAttached();
  // An example, which has an id, may be busy for good.
  await expect(main.locator(`div[aria-busy="true"]${kit.includes(route) ? ':not([id] *)' : ''}`), route).toHaveCount(0);
}

async function faultsOf(page: Page, route: string): Promise<string[]> {
  const faults = [
    ...(await faultsOfAxe(page, kit.includes(route) ? { rules: falseAlarmsInKit } : {})),
    ...(await faultsOfMarkup(page)),
    ...(isForIbm(route) ? await faultsOfIbm(page, kit.includes(route)) : []),
  ];

  await page.setViewportSize(phone);
  await expect.soft(page.locator('html'), `${route} is scrolled sideways`).toHaveJSProperty('scrollWidth', phone.width);
  await page.setViewportSize(desktop);
  return faults;
}
