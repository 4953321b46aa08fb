import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { salesTable } from '../features/sales.steps.ts';
import { signOut, stored } from './session.steps.ts';

test.use({ signedInAs: 'admin@demo.com' });

/** The page goes into the browser's cache of pages, or comes back. */
const passes = (page: Page, type: 'pagehide' | 'pageshow') =>
  page.evaluate((name) => {
    dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
    return getComputedStyle(document.documentElement).opacity;
  }, type);

/** The events are dispatched: Playwright runs Chromium without its cache of pages. */
test('a page that comes back from the cache of pages after a sign-out shows nothing of the person', async ({
  page,
  context,
}) => {
  // A page in the cache hears of nothing.
  await page.addInitScript(() => {
    addEventListener('storage', (event) => event.stopImmediatePropagation());
    Object.assign(window, { BroadcastChannel: undefined });
  });
  await page.goto('/sales');
  await expect(salesTable(page)).toBeVisible();
  await passes(page, 'pagehide');
  const other = await context.newPage();
  await other.goto('/session');
  await signOut(other);
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(salesTable(page)).toHaveCount(1);

  expect(await passes(page, 'pageshow')).toBe('0');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('opacity', '1');
  await expect(page.getByText('Marina Duarte')).toHaveCount(0);
  expect(await stored(page)).toEqual({});
});
