import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { arrive } from '../product/routes.ts';
import { faultsOfTextOrder } from '../product/text-order.ts';

test.use({ signedInAs: 'admin@demo.com', preferences: { direction: 'rtl' } });

const tabs = [
  ...['account', 'security', 'billing', 'notifications', 'connections'].map((tab) => `account-settings?tab=${tab}`),
  ...['about', 'photos', 'friends'].map((view) => `profile?view=${view}`),
];
const modals = ['share', 'card', 'pricing', 'refer', 'address', 'app', 'two-factor', 'user'];

async function faultsAt(page: Page, place: string): Promise<string[]> {
  await expect(page.locator('[aria-busy="true"]'), place).toHaveCount(0);
  return (await faultsOfTextOrder(page)).map((fault) => `${place}: ${fault}`);
}

test(`${tabs.length} tabs and ${modals.length} modals keep the order of their texts from right to left`, async ({
  page,
}) => {
  test.setTimeout(20_000 + 5000 * (tabs.length + modals.length));
  const faults: string[] = [];
  for (const tab of tabs) {
    await page.goto(`/pages/${tab}`);
    await arrive(page, tab);
    faults.push(...(await faultsAt(page, tab)));
  }
  for (const modal of modals) {
    await page.goto(`/pages/modal-examples?show=${modal}`);
    await expect(page.getByRole('dialog').getByRole('heading').first(), modal).toBeVisible();
    faults.push(...(await faultsAt(page, modal)));
  }
  expect(faults).toEqual([]);
});
