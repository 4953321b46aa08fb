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

/** Fills in a sale that the server would take. */
export async function fillInSale(page: Page): Promise<void> {
  const panel = newSalePanel(page);
  await panel.getByLabel('Product').fill('eSIM Europe 10 GB');
  await panel.getByLabel('Customer name').fill('Noor Haddad');
  await panel.getByLabel('Customer email').fill('noor@example.com');
  await panel.getByLabel('Price paid').fill('129,90');
}
