import { expect, test } from '../fixtures.ts';
import { smoke } from '../looks.ts';
import { refreshesOf, refreshPath, signIn, stored } from '../session/session.steps.ts';

test.describe('a server that cannot be reached', () => {
  test('refuses the sign-in with a message beside the typed text', async ({ page, context }) => {
    await page.goto('/login');
    await context.setOffline(true);

    await signIn(page);

    await expect(page.getByRole('alert')).toContainText("We can't reach the server");
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('admin');

    await context.setOffline(false);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/sales');
  });

  test.describe('in a session', () => {
    test.use({ signedInAs: 'admin@demo.com' });

    test(
      'keeps the session, offers to try again, and does so by itself once it is back',
      smoke(),
      async ({ page, context }) => {
        await page.goto('/sales');
        const table = page.getByRole('table', { name: 'Sales' });
        await expect(table).toBeVisible();
        const before = await stored(page);

        await context.setOffline(true);
        await page.getByRole('button', { name: 'Page 2', exact: true }).click();
        // The figures above the list may not have loaded either.
        const failure = page.getByRole('alert').filter({ hasText: "Couldn't load sales" });
        await expect(failure).toContainText("We can't reach the server.");
        expect(await stored(page)).toEqual(before);

        const attempt = page.waitForEvent('requestfailed', (request) =>
          new URL(request.url()).pathname.endsWith('/sales'),
        );
        await failure.locator('..').getByRole('button', { name: 'Try again' }).click();
        await attempt;
        await expect(failure).toContainText("We can't reach the server.");
        await context.setOffline(false);
        await expect(table).toBeVisible();
        await expect(page.getByText(/^11–20 of [\d.]+$/)).toBeVisible();
      },
    );

    test('counts as unreachable when the answer breaks off', async ({ page, salesApi }) => {
      salesApi.api.faults.set({ dropAfterHeaders: true, only: '/sales', times: 1 });
      await page.goto('/sales');

      await expect(page.getByRole('alert')).toContainText("We can't reach the server.");
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('table', { name: 'Sales' })).toBeVisible();
    });

    test('is given up after twelve seconds of silence', async ({ page, salesApi }) => {
      await page.clock.install();
      salesApi.api.faults.set({ hang: true, only: '/sales', times: 1 });
      await page.goto('/sales');
      await expect.poll(() => salesApi.api.log.entries.filter(({ method }) => method === 'GET').length).toBe(1);

      await page.clock.fastForward(12_000);

      await expect(page.getByRole('alert')).toContainText('The server took too long to respond.');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('table', { name: 'Sales' })).toBeVisible();
    });

    test('keeps an expired session until the server refreshes it', async ({ page, salesApi }) => {
      salesApi.api.expireAccessTokens();
      salesApi.api.faults.set({ status: 500, only: refreshPath });
      await page.goto('/sales');
      const before = await stored(page);

      await expect(page.getByRole('alert')).toContainText("You're still signed in");
      expect(await stored(page)).toEqual(before);

      salesApi.api.faults.set({});
      salesApi.api.log.clear();
      await page.getByRole('button', { name: 'Try again' }).click();

      await expect(page.getByRole('table', { name: 'Sales' })).toBeVisible();
      expect(refreshesOf(salesApi)).toBe(1);
      expect((await stored(page)).sessionToken).not.toBe(before.sessionToken);
    });

    test('shows on the session page until the network is back', async ({ page, context, salesApi }) => {
      await page.goto('/session');
      salesApi.api.expireAccessTokens();
      salesApi.api.faults.set({ status: 500, only: refreshPath });
      await page.getByRole('button', { name: 'Send 5 calls' }).click();
      await expect(page.getByText("Can't refresh right now")).toBeVisible();

      salesApi.api.faults.set({});
      await context.setOffline(true);
      await context.setOffline(false);

      await expect(page.getByText('Active', { exact: true })).toBeVisible();
    });
  });
});
