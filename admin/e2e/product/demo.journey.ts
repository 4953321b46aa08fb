import { expect, test } from '../fixtures.ts';
import { smoke } from '../looks.ts';
import { fillInSale, newSalePanel, salesTable } from '../features/sales.steps.ts';

test(
  'the demo keeps what was done in the tab over a reload, until its data is reset',
  smoke(),
  async ({ page, demo }) => {
    await page.goto(`${demo.url}/login`);
    await page.getByRole('button', { name: 'admin@demo.com' }).click();
    await page.getByRole('button', { name: 'Sign in' }).click();
    const range = page.getByText(/^1–10 of [\d.]+$/);
    const before = await range.innerText();
    const more = before.replace(/[\d.]+$/, (count) => (Number(count.replaceAll('.', '')) + 1).toLocaleString('pt-BR'));

    await page.getByRole('button', { name: 'New sale' }).click();
    await fillInSale(page);
    await newSalePanel(page).getByRole('button', { name: 'Record sale' }).click();
    await expect(range).toHaveText(more);

    await page.reload();
    await expect(range).toHaveText(more);
    await expect(salesTable(page).getByText('Noor Haddad')).toBeVisible();

    await page.getByRole('button', { name: /admin/i }).click();
    await page.getByRole('menuitem', { name: 'Reset demo data' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click();
    await expect(range).toHaveText(before);
    await expect(salesTable(page).getByText('Noor Haddad')).toHaveCount(0);
  },
);
