import type { BrowserContext, Page } from '@playwright/test';
import { salesApiHost } from '../build.setup.ts';
import { expect, test } from '../fixtures.ts';
import { smoke } from '../looks.ts';
import { salesTable } from '../features/sales.steps.ts';
import { openSession, refreshPath, signIn, signOut, stored } from './session.steps.ts';

const account = { email: 'canary@example.com', password: 'c4nary-p4ssw0rd' };

test('no token and no password is ever shown, logged, or part of an address', async ({ page, context, salesApi }) => {
  const leaks = listen(context);
  const secrets = new Set([account.password]);
  const look = async () => {
    const { sessionToken, sessionTokenexpiration } = await stored(page);
    for (const token of [sessionToken, sessionTokenexpiration]) if (token) secrets.add(token);
    leaks.push(...(await everythingVisible(page)));
  };

  await page.goto('/register');
  await page.getByLabel('Username').fill('canary');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel(/^Password/).fill(account.password);
  await page.getByRole('checkbox').check();
  await look();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(salesTable(page)).toBeVisible();
  await look();

  await openSession(page, 'canary');
  salesApi.api.expireAccessTokens();
  await page.getByRole('button', { name: 'Send 5 calls' }).click();
  await expect(page.getByRole('table', { name: 'Results of the five calls' })).toBeVisible();
  await look();

  salesApi.api.expireAccessTokens();
  salesApi.api.faults.set({ status: 401, only: refreshPath });
  await page.getByRole('button', { name: 'Send 5 calls' }).click();
  await expect(page.getByText('Your session has ended. Sign in to continue where you left off.')).toBeVisible();
  await look();

  salesApi.api.faults.set({ status: 500, times: 1 });
  await signIn(page, account);
  await expect(page.getByRole('alert')).toBeVisible();
  await look();
  await signIn(page, account);
  await expect(page.getByRole('heading', { name: 'Session', level: 1 })).toBeVisible();
  await look();
  await signOut(page, 'canary');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await look();

  expect(secrets.size).toBe(1 + 2 * 3);
  for (const secret of secrets) expect(leaks.filter((text) => text.includes(secret))).toEqual([]);
});

test('the token goes to the sales API and nowhere else', smoke(), async ({ page, context }) => {
  const receivers = new Set<string>();
  context.on('request', async (request) => {
    if (request.headers()['authorization']) receivers.add(new URL(request.url()).host);
  });

  await page.goto('/login');
  await signIn(page);
  await expect(salesTable(page)).toBeVisible();
  await signOut(page);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();

  expect([...receivers]).toEqual([salesApiHost]);
});

/** Collects the traces that leave the page: the console, and the address and referrer of each request. */
function listen(context: BrowserContext): string[] {
  const heard: string[] = [];
  context.on('console', (message) => heard.push(message.text()));
  context.on('request', (request) => heard.push(request.url(), request.headers()['referer'] ?? ''));
  return heard;
}

/** The document with its texts and attributes, the history of the tab, and what only this tab stores. */
function everythingVisible(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    document.documentElement.outerHTML,
    JSON.stringify(history.state),
    ...navigation.entries().flatMap((entry) => [entry.url ?? '', JSON.stringify(entry.getState() ?? null)]),
    JSON.stringify(Object.entries(sessionStorage)),
    document.cookie,
    document.title,
    window.name,
  ]);
}
