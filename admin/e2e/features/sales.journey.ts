import type { Sale } from '@embarque/mocks/sales-api/contract';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { smoke, smokeInEveryEngine } from '../looks.ts';
import { chooseProduct, column, fillInSale, newSalePanel, productField, salesTable } from './sales.steps.ts';
import { toasts } from '../session/session.steps.ts';

test.use({ signedInAs: 'admin@demo.com' });

/** Rows of one amount stay in the order in which they were sold. */
function secondPageOfEsimsByAmount(sales: readonly Sale[]): string[] {
  const esims = sales.filter(({ kind, currency }) => kind === 'esim' && currency === 'BRL');
  const byAmount = esims.toSorted((a, b) => a.amount - b.amount);
  return byAmount.slice(10, 20).map(({ id }) => id);
}

test.describe('the list of sales', () => {
  test(
    'keeps search, filters, order and page in the address, over reload and back',
    smokeInEveryEngine('sales'),
    async ({ page, salesApi }) => {
      const second = secondPageOfEsimsByAmount(salesApi.api.sales);
      await page.goto('/sales');
      await choose(page, 'Kind', 'eSIM');
      await expect(page).toHaveURL('/sales?kind=esim');
      await page.getByRole('button', { name: 'Amount' }).click();
      await expect(page).toHaveURL('/sales?kind=esim&sortColumn=amount&sort=asc');
      await page.getByRole('button', { name: 'Page 2', exact: true }).click();
      await expect(page).toHaveURL('/sales?kind=esim&sortColumn=amount&sort=asc&page=2');
      await expect(page.getByText(/^11–/)).toBeVisible();
      await expect(salesTable(page).getByRole('rowheader')).toHaveText(second);

      await page.reload();
      await expect(salesTable(page).getByRole('rowheader')).toHaveText(second);
      await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'ascending');
      await expect(page.getByRole('combobox', { name: 'Kind' })).toHaveValue('esim');

      await page.goBack();
      await expect(page.getByText(/^1–10 of/)).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'none');
      await page.goBack();
      await expect(page).toHaveURL('/sales');
      await expect(page.getByText(/^1–10 of [\d.]+$/)).toBeVisible();
    },
  );

  test('shows what is searched for, and starts again at the first page', async ({ page, salesApi }) => {
    const id = salesApi.api.sales[41]?.id ?? '';
    await page.goto('/sales?page=3');
    await expect(page.getByText(/^21–30 of [\d.]+$/)).toBeVisible();

    await page.getByRole('searchbox', { name: 'Search sales' }).fill(id);

    await expect(salesTable(page).getByRole('rowheader')).toHaveText([id]);
    await expect(page).toHaveURL(`/sales?q=${id}`);
  });

  test('shows one status alone', async ({ page }) => {
    await page.goto('/sales');
    await choose(page, 'Status', 'Refunded');

    await expect(page).toHaveURL('/sales?status=refunded');
    await expect(column(page, 'Status').filter({ hasNotText: 'Refunded' })).toHaveCount(0);
    await expect(column(page, 'Status').first()).toHaveText('Refunded');
  });

  test('offers a way out when nothing matches', async ({ page }) => {
    await page.goto('/sales?q=no+such+sale&status=issued');
    await expect(page.getByRole('heading', { name: 'No matching sales' })).toBeVisible();

    await page.getByRole('button', { name: 'Clear search and filters' }).click();

    await expect(salesTable(page)).toBeVisible();
    await expect(page).toHaveURL('/sales');
    await expect(page.getByRole('searchbox')).toHaveValue('');
  });

  test('takes an address that makes no sense for the plain list', async ({ page }) => {
    await page.goto('/sales?page=-1&sort=sideways&sortColumn=__proto__&kind=cruise&status=%00&perPage=1e9');

    await expect(page.getByText(/^1–10 of [\d.]+$/)).toBeVisible();
  });
});

test.describe('a new sale', () => {
  test('is recorded from a link to the form (SPEC-7.6-a)', smokeInEveryEngine('sales'), async ({ page, salesApi }) => {
    const more = salesApi.api.sales.length + 1;
    await page.goto('/sales?panel=new');
    await fillInSale(page);
    await page.getByRole('button', { name: 'Record sale' }).click();

    await expect(toasts(page)).toHaveText([/Sale recorded/]);
    await expect(page).toHaveURL('/sales');
    await expect(newSalePanel(page)).toHaveCount(0);
    await expect(salesTable(page).getByRole('row').nth(1)).toContainText('Noor Haddad');
    await expect(page.getByText(`1–10 of ${more.toLocaleString('pt-BR')}`)).toBeVisible();
  });

  test('that the server refuses marks the field, keeps what was typed and can be sent again', async ({ page }) => {
    await page.goto('/sales?panel=new');
    await fillInSale(page);
    const product = productField(page);
    await chooseProduct(page, 'x'.repeat(121));
    await page.getByRole('button', { name: 'Record sale' }).click();

    await expect(toasts(page)).toHaveText(['product: At most 120 characters']);
    await expect(product).toHaveAttribute('aria-invalid', 'true');
    await expect(product).toHaveAccessibleDescription(/At most 120 characters/);
    await expect(product).toBeFocused();
    await expect(newSalePanel(page).getByLabel('Customer name')).toHaveValue('Noor Haddad');

    await chooseProduct(page, 'eSIM Europe 10 GB');
    await page.getByRole('button', { name: 'Record sale' }).click();
    await expect(newSalePanel(page)).toHaveCount(0);
  });

  test('that is half filled in is not lost by a step back', async ({ page }) => {
    await page.goto('/sales');
    await page.getByRole('button', { name: 'New sale' }).click();
    await expect(page).toHaveURL('/sales?panel=new');
    await fillInSale(page);

    await page.goBack();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    await expect(newSalePanel(page).getByLabel('Customer name')).toHaveValue('Noor Haddad');

    await page.goBack();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(page).toHaveURL('/sales');
    await expect(newSalePanel(page)).toHaveCount(0);
  });
});

test.describe('deleting a sale', () => {
  test(
    'can be undone, and is sent when it no longer can be (SPEC-7.6-a)',
    smoke('sales'),
    async ({ page, salesApi }) => {
      const deletions = () => salesApi.api.log.entries.filter(({ method }) => method === 'DELETE').length;
      await page.goto('/sales');
      const fewer = salesApi.api.sales.length - 1;
      const id = await salesTable(page).getByRole('rowheader').first().innerText();
      await deleteSale(page, id);
      await expect(page.getByRole('rowheader', { name: id, exact: true })).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo' }).click();

      await expect(page.getByRole('rowheader', { name: id, exact: true })).toBeVisible();
      expect(deletions()).toBe(0);

      await deleteSale(page, id);
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await expect.poll(deletions).toBe(1);
      await expect(page.getByText(`1–10 of ${fewer.toLocaleString('pt-BR')}`)).toBeVisible();
    },
  );

  test('says so when the server does not do it', async ({ page, salesApi }) => {
    await page.goto('/sales');
    const id = await salesTable(page).getByRole('rowheader').first().innerText();
    await deleteSale(page, id);
    salesApi.api.faults.set({ status: 500, only: '/sales', times: 1 });
    await page.getByRole('button', { name: 'Dismiss' }).click();

    await expect(page.getByText(`Couldn't delete sale ${id}.`)).toBeVisible();
    await expect(page.getByRole('rowheader', { name: id, exact: true })).toBeVisible();
  });
});

test.describe('a person who may only read', () => {
  test.use({ signedInAs: 'client@demo.com' });

  test('sees that they may not open sales', smoke('welcome'), async ({ page }) => {
    await page.goto('/sales');

    await expect(page.getByRole('heading', { name: 'No access to Sales' })).toBeVisible();
    await expect(page).toHaveURL('/sales');
    await page.getByRole('link', { name: 'Go to home page' }).click();
    await expect(page).toHaveURL('/welcome');
  });
});

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('search').getByRole('combobox', { name: field }).selectOption({ label: option });
}

async function deleteSale(page: Page, id: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${id}` }).click();
  await page.getByRole('menuitem', { name: 'Delete sale' }).click();
}
