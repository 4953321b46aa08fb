import type { Page } from '@playwright/test';
import { salesApiHost } from '../build.setup.ts';
import { expect, test } from '../fixtures.ts';
import { phone } from '../looks.ts';
import { toasts } from '../session/session.steps.ts';
import { coveredByToasts } from './covered.ts';
import { inSession, kit, visit } from './routes.ts';

test.use({ signedInAs: 'admin@demo.com' });

/** Pages without the frame of the app, which keep no toast of the page before. */
const bare = ['/apps/invoice/print', '/page-layout/layout-blank'];

/** Of the pages of the UI kit, which share one frame, one is enough. */
const pages = [
  ...inSession.flat().filter((route) => !kit.includes(route) && !bare.includes(route)),
  '/components/buttons',
];

/** Each opens a panel or a dialog, whose head and foot must stay free. */
const layers = [
  '/sales?panel=new',
  '/apps/kanban?task=3',
  '/apps/email?mail=38',
  '/apps/chat?contact=1',
  '/apps/calendar?new=event',
  '/pages/modal-examples?show=share',
];

const ROUTES_A_TEST = 27;
const routes = [...pages, ...layers];
const groups = Array.from({ length: Math.ceil(routes.length / ROUTES_A_TEST) }, (_, index) =>
  routes.slice(index * ROUTES_A_TEST, (index + 1) * ROUTES_A_TEST),
);

/** A page that nobody sees holds its toasts for half a minute, which does not end here: a busy machine takes longer to draw the pages. */
const holdToasts = (page: Page) =>
  page.addInitScript(() => {
    const wait = setTimeout;
    const waitLess = (run: () => void, ms = 0, ...values: []) => (ms < 30_000 ? wait(run, ms, ...values) : -1);
    Object.assign(window, { setTimeout: waitLess });
    Object.defineProperty(document, 'hidden', { value: true });
  });

/** A completed task offers its undo, and the server of the sales refuses. */
async function raiseBoth(page: Page): Promise<void> {
  await page.route(`http://${salesApiHost}/sales*`, (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { success: false, notifications: [{ property: 'email', message: 'This email is already in use.' }] },
    }),
  );
  await page.goto('/apps/todo');
  await page.getByRole('main').getByRole('row').getByRole('checkbox').first().click();
  await expect(toasts(page)).toHaveCount(1);
  await visit(page, '/sales');
  await expect(toasts(page)).toHaveCount(2);
  await page.unrouteAll();
}

async function expectNothingCovered(page: Page, group: readonly string[]): Promise<void> {
  await holdToasts(page);
  await raiseBoth(page);
  const faults: string[] = [];
  for (const route of group) {
    await visit(page, route);
    await expect(toasts(page), route).toHaveCount(2);
    faults.push(...(await coveredByToasts(page)).map((control) => `${route}: ${control}`));
  }
  expect(faults).toEqual([]);
}

for (const { device, use } of [
  { device: 'a desktop', use: { viewport: { width: 1440, height: 900 } } },
  { device: 'a phone', use: phone },
]) {
  test.describe(`on ${device}`, () => {
    test.use(use);

    for (const group of groups) {
      test(`toasts cover no control of ${group.length} pages from ${group.at(0)}`, ({ page }) =>
        expectNothingCovered(page, group));
    }
  });
}
