import type { Locator, Page } from '@playwright/test';

/** The list of sales, once it is here. */
export function salesTable(page: Page): Locator {
  return page.getByRole('table', { name: 'Sales' });
}

/** The text of one column, row by row. */
export function column(page: Page, header: string): Locator {
  return salesTable(page).locator(`td[data-label="${header}"]`);
}

/** The side panel that records a sale. */
export function newSalePanel(page: Page): Locator {
  return page.getByRole('dialog', { name: 'New sale' });
}

/** The product of the sale that is being recorded. */
export function productField(page: Page): Locator {
  return newSalePanel(page).getByRole('combobox', { name: 'Product' });
}

/** Chooses a product, also one that is not listed. */
export async function chooseProduct(page: Page, name: string): Promise<void> {
  await productField(page).fill(name);
  await page.getByRole('option', { name }).click();
}

/** Fills in a sale that the server would take. */
export async function fillInSale(page: Page): Promise<void> {
  const panel = newSalePanel(page);
  await chooseProduct(page, 'eSIM Europe 10 GB');
  await panel.getByLabel('Customer name').fill('Noor Haddad');
  await panel.getByLabel('Customer email').fill('noor@example.com');
  await panel.getByLabel('Price paid').fill('129,90');
}
