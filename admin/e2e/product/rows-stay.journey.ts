import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { phone } from '../looks.ts';

test.use({ signedInAs: 'admin@demo.com' });

/** The pages whose rows can be selected. */
const pages = ['/apps/user/list', '/apps/invoice/list', '/apps/roles', '/apps/email'] as const;

const rows = (page: Page): Locator =>
  page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox') })
    .filter({ hasNot: page.getByRole('columnheader') });

/** The upper edges of the rows in the window, in px. */
const placesOf = (page: Page): Promise<number[]> =>
  rows(page).evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().top)));

async function expectRowsToStay(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const boxes = rows(page).getByRole('checkbox');
  await expect(boxes.nth(3)).toBeVisible();
  // Presses scroll what is out of sight: all of these rows are in the middle of the window.
  await boxes.nth(1).evaluate((box) => box.scrollIntoView({ block: 'center' }));
  const before = await placesOf(page);

  for (const index of [0, 1, 2]) {
    await boxes.nth(index).click();
    await expect(boxes.nth(index)).toBeChecked();
    expect(await placesOf(page)).toEqual(before);
  }
  await page.keyboard.press('Escape');
  await expect(boxes.nth(0)).toBeVisible();
  expect(await placesOf(page)).toEqual(before);
}

for (const path of pages) {
  test(`selecting moves no row of ${path}`, ({ page }) => expectRowsToStay(page, path));
}

test.describe('on a phone', () => {
  test.use(phone);

  for (const path of pages.slice(0, 2)) {
    test(`selecting moves no row of ${path}`, ({ page }) => expectRowsToStay(page, path));
  }
});
