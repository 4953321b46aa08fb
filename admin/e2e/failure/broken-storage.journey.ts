import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { smoke } from '../looks.ts';
import { salesTable } from '../features/sales.steps.ts';
import { openSession, signIn, stored } from '../session/session.steps.ts';

const tokens = { sessionToken: 'a-token', sessionTokenexpiration: 'another-token', sessionMark: 'session-0' };

const broken: [string, Record<string, string>][] = [
  ['user data that is no JSON', { ...tokens, userData: '{' }],
  ['user data that is null', { ...tokens, userData: 'null' }],
  ['user data that is a list', { ...tokens, userData: '[]' }],
  ['user data of five megabytes', { ...tokens, userData: `"${'x'.repeat(5_000_000)}"` }],
  ['tokens that are words', { sessionToken: 'undefined', sessionTokenexpiration: '[object Object]', userData: '{}' }],
  ['user data without tokens', { userData: JSON.stringify({ email: 'admin@demo.com' }) }],
  [
    'preferences that make no sense',
    { skin: '<script>', direction: 'up', menuCollapsed: '7', 'embarque.language': '?' },
  ],
];

test.describe('a browser that holds', () => {
  test('what makes no sense shows the sign-in page, and signing in repairs it', async ({ page }) => {
    for (const [what, entries] of broken) {
      await test.step(what, async () => {
        await plant(page, entries);

        await page.goto('/sales');
        await signIn(page);

        await expect(salesTable(page)).toBeVisible();
        await page.reload();
        await expect(salesTable(page)).toBeVisible();
      });
    }
  });

  test('user data with a __proto__ changes no prototype of the page', smoke(), async ({ page, salesApi }) => {
    const { accessToken, refreshToken } = salesApi.api.signIn('admin@demo.com');
    await plant(page, {
      sessionMark: 'session-0',
      sessionToken: accessToken,
      sessionTokenexpiration: refreshToken,
      userData:
        '{"email":"admin@demo.com","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},' +
        '"ability":[{"action":"manage","subject":"all","__proto__":{"polluted":1}}]}',
    });

    await page.goto('/sales');

    await expect(salesTable(page)).toBeVisible();
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  });

  for (const [what, ability] of [
    ['no list', '"everything"'],
    ['a list of nonsense', '[null, 7, {}, {"action":[],"subject":{}}, {"action":"read"}, ["manage","all"]]'],
  ]) {
    test(`abilities that are ${what} may read nothing but Auth, where the server has none to say (SPEC-6.1-a)`, async ({
      page,
      salesApi,
    }) => {
      const { accessToken, refreshToken } = salesApi.api.signIn('admin@demo.com');
      await plant(page, {
        sessionMark: 'session-0',
        sessionToken: accessToken,
        sessionTokenexpiration: refreshToken,
        userData: `{"email":"admin@demo.com","ability":${ability}}`,
      });

      await page.route('**/rights', (route) =>
        route.fulfill({ status: 404, headers: { 'Access-Control-Allow-Origin': '*' } }),
      );
      await page.goto('/sales');
      await expect(page.getByRole('heading', { name: 'No access to Sales' })).toBeVisible();

      await page.goto('/session');
      await expect(page.getByRole('heading', { name: 'Session', level: 1 })).toBeVisible();
    });
  }
});

test.describe('a browser that keeps nothing', () => {
  test('because storage is blocked lets people work in one tab, and says so', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    });
    await page.goto('/login');
    await signIn(page);

    await expect(salesTable(page)).toBeVisible();
    await expect(page.getByText(/^Your browser (?:doesn't store data|has no room left) for this page$/)).toBeVisible();
    await page.getByRole('button', { name: 'Switch to the dark skin' }).click();
    await openSession(page);
    await expect(page.getByText('Marina Duarte').first()).toBeVisible();
  });

  test('because storage is full writes no half of a session', async ({ page, salesApi }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
      };
    });
    await page.goto('/login');
    await signIn(page);

    await expect(salesTable(page)).toBeVisible();
    await expect(page.getByText(/^Your browser (?:doesn't store data|has no room left) for this page$/)).toBeVisible();
    expect(await stored(page)).toEqual({});

    salesApi.api.expireAccessTokens();
    await page.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect(page.getByText(/^11–20 of [\d.]+$/)).toBeVisible();
  });
});

/** Fills local storage before any code of the app runs. */
async function plant(page: Page, entries: Record<string, string>): Promise<void> {
  await page.goto('/assets/no-page');
  await page.evaluate((values) => {
    localStorage.clear();
    sessionStorage.clear();
    Object.assign(localStorage, values);
  }, entries);
}
