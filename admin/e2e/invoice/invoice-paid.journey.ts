import { expect, test } from '../fixtures.ts';

test.use({ signedInAs: 'admin@demo.com' });

const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

test('an invoice goes from draft to paid', async ({ page }) => {
  const sheet = page.getByRole('article', { name: /Invoice #5036/ });
  const pay = async (amount: string) => {
    await page.getByRole('button', { name: 'Add Payment' }).click();
    const panel = page.getByRole('dialog', { name: 'Add Payment' });
    await panel.getByRole('textbox', { name: 'Payment amount' }).fill(amount);
    await panel.getByRole('button', { name: 'Send' }).click();
    await expect(panel).toBeHidden();
  };

  await page.goto('/apps/invoice/list?status=Draft');
  await page.getByRole('link', { name: '#5036', exact: true }).click();
  await expect(sheet.getByText('Draft')).toBeVisible();

  await page.getByRole('button', { name: 'Send Invoice' }).click();
  await page.getByRole('dialog', { name: 'Send Invoice' }).getByRole('button', { name: 'Send' }).click();
  await expect(sheet.getByText('Sent')).toBeVisible();

  await pay('4.992,00');
  await expect(sheet.getByText('Partial payment')).toBeVisible();
  await expect(sheet.getByRole('definition').last()).toHaveText(/5\.000,00/);

  // The list sends whatever the preview had not sent when it was left.
  const row = page.getByRole('row', { name: /Oliver Grant/ });
  await page.goto('/apps/invoice/list');
  await expect(row).toContainText('5.000,00');
  await page.goto('/apps/invoice/print/5036');
  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
  await expect(sheet.getByRole('definition').last()).toHaveText(/5\.000,00/);
  for (const format of ['A4', 'Letter']) expect(pagesIn(await page.pdf({ format }))).toBe(1);

  await page.goto('/apps/invoice/preview/5036');
  await pay('5.000,00');
  await expect(sheet.getByText('Paid').first()).toBeVisible();
  await page.goto('/apps/invoice/list');
  await expect(row.getByText('Paid', { exact: true }).last()).toBeVisible();
});
