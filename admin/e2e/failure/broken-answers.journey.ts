import type { Page, Route } from '@playwright/test';
import { salesApiHost } from '../build.setup.ts';
import { expect, test } from '../fixtures.ts';
import { smoke } from '../looks.ts';
import { fillInSale, newSalePanel, salesTable } from '../features/sales.steps.ts';
import { openSession, signIn, stored, toasts } from '../session/session.steps.ts';

const page200 = {
  status: 200,
  contentType: 'text/html',
  body: '<!doctype html><h1>Welcome to the captive portal</h1>',
};
const empty200 = { status: 200, body: '' };
const nothingJson = { status: 200, json: { success: true } };

const notSales: [string, Parameters<Route['fulfill']>[0]][] = [
  ['a page', page200],
  ['nothing', empty200],
  ['no list', nothingJson],
  ['JSON that is cut off', { status: 200, contentType: 'application/json', body: '{"success":true,"sal' }],
];

const noTokens: typeof notSales = [
  ['a page', page200],
  ['nothing', empty200],
  ['no tokens', nothingJson],
];

test.describe('a sales API that answers', () => {
  test.describe('in a session', () => {
    test.use({ signedInAs: 'admin@demo.com' });

    test('a page, nothing, no list or half of one for the list gets an error and a new try', async ({ page }) => {
      for (const [what, response] of notSales) {
        await test.step(what, async () => {
          await answer(page, '/sales*', response);
          await page.goto('/sales');

          await expect(page.getByRole('alert')).toContainText("We couldn't read the server's response.");
          await page.unrouteAll();
          await page.getByRole('button', { name: 'Try again' }).click();
          await expect(salesTable(page)).toBeVisible();
        });
      }
    });

    test(
      'odd sales shows what can be read, marks the rest, and names its field in the log',
      smoke(),
      async ({ page }) => {
        const sale = { product: 'eSIM Europe', amount: 10, currency: 'BRL', soldAt: '2026-03-31T12:00:00Z' };
        const sales = [{ ...sale, id: 1, status: 'pending' }, { ...sale, id: 'S-2', amount: null }, 'S-3'];
        await answer(page, '/sales*', { status: 200, json: { success: true, sales, total: '3' } });
        await page.goto('/sales');

        await expect(salesTable(page).getByRole('rowheader')).toHaveText(['1']);
        await expect(salesTable(page)).toContainText('pending');
        await expect(page.getByText("2 sales couldn't be read")).toBeVisible();
        await openSession(page);
        await expect(page.getByRole('table', { name: "Fields that couldn't be read" })).toContainText('sales.1.amount');
      },
    );

    test('notifications that are no list gets an error without a toast', async ({ page }) => {
      await answer(page, '/sales*', { status: 200, json: { success: false, notifications: { property: 'q' } } });
      await page.goto('/sales');

      await expect(page.getByRole('alert')).toContainText('The server declined the request.');
      await expect(page.locator('[data-toast]')).toHaveCount(0);
    });

    test('markup in a notification shows it as text', async ({ page }) => {
      const message = '<img src=x onerror="document.title=`owned`">';
      await answer(page, '/sales*', {
        status: 200,
        json: {
          success: false,
          notifications: [{ property: 'a', message }, null, 7, { property: 'b', message: 'No' }],
        },
      });
      await page.goto('/sales');

      await expect(toasts(page)).toContainText(`a: ${message}`);
      await expect(toasts(page)).toContainText('b: No');
      await expect(page).toHaveTitle(/Embarque/);
    });

    test('a page where a recorded sale was expected keeps what was typed', async ({ page }) => {
      await page.goto('/sales?panel=new');
      await fillInSale(page);
      await answer(page, '/sales', { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });
      await page.getByRole('button', { name: 'Record sale' }).click();

      await expect(newSalePanel(page).getByRole('alert')).toContainText('error 502');
      await expect(newSalePanel(page).getByLabel('Customer name')).toHaveValue('Noor Haddad');
    });
  });

  test('a page, nothing or no tokens to a sign-in starts no session and stores nothing', async ({ page }) => {
    for (const [what, response] of noTokens) {
      await test.step(what, async () => {
        await answer(page, '/auth/login', response);
        await page.goto('/login');
        await signIn(page);

        await expect(page.getByRole('alert')).toContainText("the server's response was invalid");
        expect(await stored(page)).toEqual({});
        await page.unrouteAll();
      });
    }
  });
});

/** Stands between page and server for the calls to one path. */
function answer(page: Page, path: string, response: Parameters<Route['fulfill']>[0]): Promise<unknown> {
  return page.route(`http://${salesApiHost}${path}`, (route) =>
    route.fulfill({ ...response, headers: { ...response?.headers, 'Access-Control-Allow-Origin': '*' } }),
  );
}
