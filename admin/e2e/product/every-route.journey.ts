import { rulesOfColours } from '@embarque/design-system/conformance/appearances';
import type { Page } from '@playwright/test';
import { newSalePanel } from '../features/sales.steps.ts';
import { expect, test } from '../fixtures.ts';
import { smoke } from '../looks.ts';
import { faultsOfAxe } from './axe.ts';
import { faultsOfIbm } from './ibm.ts';
import { faultsOfMarkup } from './markup.ts';
import { expectKnown, knownPages } from './pages.ts';
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

// Stories are checked in both directions; whole pages in the one that fewer people look at.
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('direction', 'rtl')));

// Errors of a page and violations of the content security policy show as problems of the journey.
for (const routes of [open, ...inSession]) {
  test(`${routes.length} routes stand up to every checker, from ${routes.at(0)} to ${routes.at(-1)}`, async ({
    page,
    demo,
  }) => {
    test.setTimeout((20 + SECONDS_A_ROUTE * routes.length) * 1000);
    await page.goto(`${demo.url}/login`);
    if (routes !== open) await signIn(page);

    const faults: string[] = [];
    for (const route of routes) {
      await visit(page, route);
      await expectKnown(page, route);
      faults.push(...(await faultsOf(page, route, route in knownPages)));
    }
    expect(faults).toEqual([]);
  });
}

test(
  'pages stand up to every checker in what they show after an action, too',
  smoke('sales'),
  async ({ page, demo }) => {
    await page.goto(`${demo.url}/login`);
    await signIn(page);
    await visit(page, '/apps/email?mail=38');
    await expectKnown(page, '/apps/email?mail=38');
    const faults = await faultsOf(page, '/apps/email?mail=38', true);

    await visit(page, '/sales?panel=new');
    await newSalePanel(page).getByRole('button', { name: 'Record sale' }).click();
    await expect(page.getByText('Enter the product that was sold.')).toBeVisible();
    faults.push(...(await faultsOf(page, '/sales?panel=new', true)));

    await visit(page, '/session');
    await page.getByRole('button', { name: 'Send 5 calls' }).click();
    await expect(page.getByRole('table', { name: 'Results of the five calls' })).toBeVisible();
    faults.push(...(await faultsOf(page, '/session', true)));

    expect(faults).toEqual([]);
  },
);

test("IBM's checker finds what axe does not", async ({ page }) => {
  await page.setContent(
    '<html lang="en"><title>Faults</title><main><h1>Faults</h1><input aria-label="Search"><label></label></main></html>',
  );
  const faults = await faultsOfIbm(page, false);
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual(['label_content_exists']);
  expect(await faultsOfAxe(page)).toEqual([]);
});

test('a style that asks how a device is held is found', async ({ page }) => {
  await page.setContent(
    '<html lang="en"><title>Held</title><style>@supports (color: red) { @media (orientation: portrait) { main { rotate: 90deg } } }</style><main><h1>Held</h1></main></html>',
  );
  expect(await faultsOfIbm(page, false)).toEqual(['element_orientation_unlocked @media (orientation: portrait)']);
});

test('a text that such a page reorders is found, and one that is isolated is none', async ({ page }) => {
  await page.setContent(
    '<html dir="rtl"><p><span>Saved.</span></p><p><bdi>Kept.</bdi></p><p><span>5 kept</span></p></html>',
  );
  expect(await faultsOfTextOrder(page)).toEqual(
    ['Saved.', '5 kept'].map((text) => `reordered from right to left: ${text}`),
  );
});

test('a colour that is too faint in the dark skin alone is found', async ({ page }) => {
  await page.setContent(
    '<html lang="en"><title>Faint</title><style>[data-skin="dark"] p { color: #eee }</style><main><h1>Faint</h1><p>Faint</p></main></html>',
  );
  expect(await faultsOfAxe(page)).toEqual([]);
  expect(await faultsInTheDark(page)).toEqual([expect.stringMatching(/^color-contrast p /)]);
});

/** The faults that each checker finds in a page from right to left, one line for each element. */
async function faultsOf(page: Page, route: string, isDarkToo: boolean): Promise<string[]> {
  await expect(page.locator('html'), route).toHaveAttribute('dir', 'rtl');
  const isKit = kit.includes(route);
  const faults = [
    ...(await faultsOfAxe(page, isKit ? { rules: falseAlarmsInKit } : {})),
    ...(await faultsOfMarkup(page)),
    // Examples show texts as they are given.
    ...(isKit ? [] : await faultsOfTextOrder(page)),
    ...(await faultsOfIbm(page, isKit)),
    ...(isDarkToo ? await faultsInTheDark(page) : []),
  ];
  await expectNoScrollingSideways(page, route);
  return faults.map((fault) => `${route}: ${fault}`);
}

/** A look is nothing but attributes on the root, so the page is not loaded for it. In the dark, it is from left to right. */
async function faultsInTheDark(page: Page): Promise<string[]> {
  await page.evaluate(() => Object.assign(document.documentElement, { dir: 'ltr' }).setAttribute('data-skin', 'dark'));
  const faults = await faultsOfAxe(page, { runOnly: rulesOfColours });
  await page.evaluate(() => Object.assign(document.documentElement, { dir: 'rtl' }).setAttribute('data-skin', 'light'));
  return faults;
}

async function expectNoScrollingSideways(page: Page, route: string): Promise<void> {
  await page.setViewportSize(phone);
  const root = page.locator('html');
  for (const direction of ['ltr', 'rtl']) {
    await root.evaluate((element, dir) => element.setAttribute('dir', dir), direction);
    await expect.soft(root, `${route} is scrolled sideways ${direction}`).toHaveJSProperty('scrollWidth', phone.width);
  }
  await page.setViewportSize(desktop);
}
