import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { faultsOfAxe } from './axe.ts';
import { faultsOfIbm } from './ibm.ts';
import { faultsOfMarkup } from './markup.ts';
import { inSession, kit, open, signIn, visit } from './routes.ts';
import { faultsOfTextOrder } from './text-order.ts';

const SECONDS_A_ROUTE = 20;
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
    test.setTimeout((20 + SECONDS_A_ROUTE * routes.length) * 1000);
    // Stories are checked in both directions; whole pages in the one that fewer people look at.
    await page.addInitScript(() => localStorage.setItem('direction', 'rtl'));
    await page.goto(`${demo.url}/login`);
    if (routes !== open) await signIn(page);

    const faults: string[] = [];
    for (const route of routes) {
      await visit(page, route);
      await expect(page.locator('html'), route).toHaveAttribute('dir', 'rtl');
      const found = await faultsOf(page, route);
      faults.push(...found.map((fault) => `${route}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

test("IBM's checker finds what axe does not", async ({ page }) => {
  await page.setContent(
    '<html lang="en"><title>Faults</title><main><h1>Faults</h1><input aria-label="Search"><label></label></main></html>',
  );
  const faults = await faultsOfIbm(page, false);
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual(['label_content_exists']);
  expect(await faultsOfAxe(page)).toEqual([]);
});

test('a text that such a page reorders is found, and one that is isolated is none', async ({ page }) => {
  await page.setContent(
    '<html dir="rtl"><p><span>Saved.</span></p><p><bdi>Kept.</bdi></p><p><span>5 kept</span></p></html>',
  );
  expect(await faultsOfTextOrder(page)).toEqual(
    ['Saved.', '5 kept'].map((text) => `reordered from right to left: ${text}`),
  );
});

async function faultsOf(page: Page, route: string): Promise<string[]> {
  const faults = [
    ...(await faultsOfAxe(page, kit.includes(route) ? { rules: falseAlarmsInKit } : {})),
    ...(await faultsOfMarkup(page)),
    // Examples show texts as they are given.
    ...(kit.includes(route) ? [] : await faultsOfTextOrder(page)),
    ...(await faultsOfIbm(page, kit.includes(route))),
  ];

  await page.setViewportSize(phone);
  const root = page.locator('html');
  for (const direction of ['rtl', 'ltr']) {
    await root.evaluate((element, dir) => element.setAttribute('dir', dir), direction);
    await expect.soft(root, `${route} is scrolled sideways ${direction}`).toHaveJSProperty('scrollWidth', phone.width);
  }
  await root.evaluate((element) => element.setAttribute('dir', 'rtl'));
  await page.setViewportSize(desktop);
  return faults;
}
