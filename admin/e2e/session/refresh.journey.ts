import type { SalesApiServer } from '@embarque/mocks/server';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { smoke } from '../looks.ts';
import { refreshesOf, refreshPath, signOut, stored } from './session.steps.ts';

test.use({ signedInAs: 'admin@demo.com' });

test.describe('an expired token', () => {
  test(
    'is refreshed once for five calls that leave together (SPEC-1.2-a, SPEC-4.2-a, SPEC-8.1-a)',
    smoke('session-monitor'),
    async ({ page, salesApi }) => {
      await page.goto('/session');
      expire(salesApi);

      await sendFiveCalls(page);

      await expect(page.getByText('Active')).toBeVisible();
      // A slow request may be refused after the first ones were sent again.
      const calls = salesCallsOf(salesApi);
      expect(calls.filter(({ generation }) => generation === 1)).toEqual(fiveTimes({ generation: 1, status: 401 }));
      expect(calls.filter(({ generation }) => generation !== 1)).toEqual(fiveTimes({ generation: 2, status: 200 }));
      expect(refreshesOf(salesApi)).toBe(1);
    },
  );

  test('is refreshed without a word to the person', smoke(), async ({ page, salesApi }) => {
    await page.goto('/sales');
    await expect(page.getByRole('table', { name: 'Sales' })).toBeVisible();
    expire(salesApi);

    await page.getByRole('button', { name: 'Amount' }).click();

    await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'ascending');
    await expect.poll(() => refreshesOf(salesApi)).toBe(1);
    await expect(page.locator('[data-toast]')).toHaveCount(0);
  });

  for (const tabCount of [2, 6]) {
    test(`is refreshed once by ${tabCount} tabs that meet it together`, async ({ context, salesApi }) => {
      const tabs = await openSessionPages(context, tabCount);
      expire(salesApi);

      await Promise.all(tabs.map(sendFiveCalls));

      expect(refreshesOf(salesApi)).toBe(1);
      expect(salesCallsOf(salesApi).filter(({ status }) => status === 200)).toHaveLength(5 * tabCount);
      const sessions = await Promise.all(tabs.map(stored));
      expect(new Set(sessions.map(({ sessionToken }) => sessionToken)).size).toBe(1);
    });
  }

  test('is refreshed again when it expires again', async ({ page, salesApi }) => {
    await page.goto('/session');
    expire(salesApi);
    await sendFiveCalls(page);
    salesApi.api.expireAccessTokens();
    await sendFiveCalls(page);

    expect(refreshesOf(salesApi)).toBe(2);
    expect(salesCallsOf(salesApi).at(-1)).toEqual({ generation: 3, status: 200 });
  });
});

test.describe('signing out in one tab', () => {
  test('signs the other out, which asks for nothing any more', smoke(), async ({ page, context, salesApi }) => {
    const other = await context.newPage();
    await other.goto('/sales?kind=esim');
    await expect(other.getByRole('table', { name: 'Sales' })).toBeVisible();
    // Figures above the list are asked for after it.
    await other.waitForLoadState('networkidle');
    await page.goto('/session');
    salesApi.api.log.clear();

    await signOut(page);

    await expect(other.getByText('You were signed out in another tab.')).toBeVisible();
    await expect(other.getByRole('table')).toHaveCount(0);
    await expect(other).toHaveURL('/login');
    expect(await stored(other)).toEqual({});
    await expect
      .poll(() => salesApi.api.log.entries.filter(({ method }) => method !== 'OPTIONS').map(({ path }) => path))
      .toEqual(['/jwt/logout']);
  });

  test('wins over a refresh that the other has under way', async ({ page, context, salesApi }) => {
    const [other] = await openSessionPages(context, 1);
    if (!other) throw new Error('There is no second tab.');
    await page.goto('/session');
    expire(salesApi);
    salesApi.api.faults.set({ hang: true, only: refreshPath });
    await other.getByRole('button', { name: 'Send 5 calls' }).click();
    await expect.poll(() => refreshesOf(salesApi)).toBe(1);

    await signOut(page);

    await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(await stored(page)).toEqual({});
  });
});

/** Every token that was handed out so far is refused from now on; the log begins here. */
function expire({ api }: SalesApiServer): void {
  api.expireAccessTokens();
  api.log.clear();
}

/** Sends five calls at once and waits until the page has shown that each went well. */
async function sendFiveCalls(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send 5 calls' }).click();
  const results = page.getByRole('table', { name: 'Results of the five calls' });
  await expect(results.getByRole('cell', { name: '200', exact: true })).toHaveCount(5);
}

async function openSessionPages(context: BrowserContext, count: number): Promise<Page[]> {
  const pages = await Promise.all(Array.from({ length: count }, () => context.newPage()));
  await Promise.all(pages.map((page) => page.goto('/session')));
  return pages;
}

function salesCallsOf({ api }: SalesApiServer) {
  return api.log.entries
    .filter(({ method, path }) => method === 'GET' && path === '/sales')
    .map(({ generation, status }) => ({ generation, status }));
}

function fiveTimes<Call>(call: Call): Call[] {
  return Array.from({ length: 5 }, () => call);
}
