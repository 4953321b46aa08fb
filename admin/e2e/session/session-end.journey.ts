import { expect, test } from '../fixtures.ts';
import { smoke } from '../looks.ts';
import { fillInSale, newSalePanel } from '../features/sales.steps.ts';
import { admin, endOnServer, refreshesOf, signIn, signOut, stored } from './session.steps.ts';

test.use({ signedInAs: 'admin@demo.com' });

test.describe('a session that the server has ended', () => {
  test('leads to sign-in, and from there back to the same list', smoke(), async ({ page, salesApi }) => {
    const place = '/sales?q=esim&kind=esim&sortColumn=amount&sort=desc';
    await page.goto(place);
    await expect(page.getByRole('table', { name: 'Sales' })).toBeVisible();
    // The figures above the list would find the end by themselves.
    await page.waitForLoadState('networkidle');
    await endOnServer(salesApi, page);
    salesApi.api.log.clear();

    await page.reload();

    await expect(page.getByText('Your session has ended. Sign in to continue where you left off.')).toBeVisible();
    await expect(page).toHaveURL('/login');
    expect(await stored(page)).toEqual({});
    expect(refreshesOf(salesApi)).toBe(1);

    await signIn(page);
    await expect(page).toHaveURL(place);
    await expect(page.getByRole('searchbox', { name: 'Search sales' })).toHaveValue('esim');
    await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
  });

  test('leads back to the page that was opening meanwhile', async ({ context, page }) => {
    const other = await context.newPage();
    await other.goto('/apps/todo');
    await page.goto('/sales');
    const code = Promise.withResolvers<void>();
    await page.route(/\/ChatPage-[^/]*\.js$/, async (route) => {
      await code.promise;
      await route.continue();
    });
    const opening = page.waitForRequest(/\/ChatPage-/);
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Chat' }).click();
    await opening;
    await signOut(other);
    await expect(page.getByText('You were signed out in another tab.')).toBeVisible();
    code.resolve();

    await signIn(page);
    await expect(page).toHaveURL(/\/apps\/chat/);
  });

  test('says so once, however many calls it takes along', async ({ page, salesApi }) => {
    await page.goto('/session');
    await endOnServer(salesApi, page);
    salesApi.api.log.clear();

    await page.getByRole('button', { name: 'Send 5 calls' }).click();

    await expect(page.getByText('Your session has ended. Sign in to continue where you left off.')).toHaveCount(1);
    await expect(page.locator('[data-toast]')).toHaveCount(0);
    expect(refreshesOf(salesApi)).toBe(1);
  });

  test('asks to sign in over a form, where all that was typed still waits', smoke(), async ({ page, salesApi }) => {
    await page.goto('/sales?panel=new');
    await fillInSale(page);
    await endOnServer(salesApi, page);
    const panel = newSalePanel(page);
    await panel.getByRole('button', { name: 'Record sale' }).click();

    const again = page.getByRole('dialog', { name: 'Sign in to continue' });
    await expect(again.getByLabel('Email', { exact: true })).toHaveValue(admin.email);
    await expect(again.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type(admin.password);
    await page.keyboard.press('Enter');

    await expect(again).toHaveCount(0);
    await expect(page).toHaveURL('/sales?panel=new');
    await expect(panel.getByRole('combobox', { name: 'Product' })).toHaveValue('eSIM Europe 10 GB');
    await expect(panel.getByLabel('Customer name')).toHaveValue('Noor Haddad');
    await expect(panel.getByLabel('Customer email')).toHaveValue('noor@example.com');
    await panel.getByRole('button', { name: 'Record sale' }).click();

    await expect(page.getByText('Sale recorded')).toBeVisible();
    await expect(page).toHaveURL('/sales');
    await expect(page.getByRole('row', { name: /Noor Haddad/ })).toBeVisible();
  });

  test('hides the work of one person from the next', async ({ page, salesApi }) => {
    await page.goto('/sales?panel=new');
    await fillInSale(page);
    await endOnServer(salesApi, page);
    await page.getByRole('button', { name: 'Record sale' }).click();

    const again = page.getByRole('dialog', { name: 'Sign in to continue' });
    await again.getByLabel('Email', { exact: true }).fill('client@demo.com');
    await again.getByLabel('Password', { exact: true }).fill('client');
    await page.keyboard.press('Enter');

    await expect(again).toHaveCount(0);
    await expect(page.getByLabel('Customer name')).toHaveCount(0);
    await expect(page.getByText('Noor Haddad')).toHaveCount(0);
  });
});
