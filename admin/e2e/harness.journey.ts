import { expect, test } from './fixtures.ts';
import { smoke } from './looks.ts';

test.describe('the harness', () => {
  test('lets the built app reach the stand-in of the sales API by its name', async ({ page, salesApi }) => {
    await page.goto('/login');

    const status = await page.evaluate(async () => (await fetch('http://sales-api.test/sales')).status);

    expect(status).toBe(401);
    expect(salesApi.api.log.entries).toContainEqual(
      expect.objectContaining({ method: 'GET', path: '/sales', status: 401 }),
    );
  });

  test('fails a journey whose page violates the content security policy', smoke(), async ({ page }) => {
    test.fail();
    await page.goto('/login');

    await page.evaluate(() => fetch('https://elsewhere.example/').catch(() => {}));
  });

  test('fails a journey whose page leaves a rejection unhandled', async ({ page }) => {
    test.fail();
    await page.goto('/login');

    await page.evaluate(() => {
      void Promise.reject(new Error('nobody cares'));
    });
  });
});
