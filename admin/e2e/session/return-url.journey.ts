import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { smoke } from '../looks.ts';
import { signIn } from './session.steps.ts';

const hostile = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  ' jAvAsCript:alert(1)',
  'data:text/html,<h1>evil</h1>',
  '/\t/evil.example',
  '/%2f%2fevil.example',
  '/%252f%252fevil.example',
  '/sales/..//evil.example',
  '/@evil.example',
  '/nowhere',
  '/login',
  '/LOGIN/?again=1',
  `/sales?${'x'.repeat(5_000)}`,
];

test.describe('the address to return to after sign-in', () => {
  test.use({ signedInAs: 'admin@demo.com' });

  test('never leads to another site, in any spelling', async ({ page, baseURL }) => {
    await page.goto('/session');
    await expect(page.getByRole('heading', { level: 1, name: 'Session' })).toBeVisible();
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(frame.url()));

    for (const returnTo of hostile) {
      await goToLoginWith(page, returnTo);
      await expect(page, returnTo).toHaveURL('/sales');
    }

    expect(visited.filter((url) => new URL(url).origin !== baseURL)).toEqual([]);
  });

  test('loses what looks like a token', smoke(), async ({ page }) => {
    await page.goto('/session');
    await expect(page.getByRole('heading', { level: 1, name: 'Session' })).toBeVisible();

    await goToLoginWith(page, '/sales?kind=esim&access_token=secret&q=eyJhbGciOiJI.eyJzdWIiOiIx.x#token=secret');

    await expect(page).toHaveURL('/sales?kind=esim');
  });
});

test.describe('signing in', () => {
  test('takes no address from the query of the sign-in page', async ({ page }) => {
    await page.goto('/login?returnTo=https://evil.example&redirect=//evil.example&next=/session');
    await signIn(page);

    await expect(page).toHaveURL('/sales');
  });

  test('leads to the page that was asked for first', smoke(), async ({ page }) => {
    await page.goto('/session?from=mail#calls');
    await expect(page).toHaveURL('/login');
    await signIn(page);

    await expect(page).toHaveURL('/session?from=mail#calls');
  });
});

/** Enters the sign-in page as the router would, with a state that somebody else has written. */
async function goToLoginWith(page: Page, returnTo: string): Promise<void> {
  await page.evaluate((address) => {
    history.replaceState({ usr: { returnTo: address }, key: 'forged', idx: 0 }, '', '/login');
  }, returnTo);
  await page.reload();
}
