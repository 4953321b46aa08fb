import { expect, test } from '../fixtures.ts';
import { expectLook, inFirstLook, looks, smoke } from '../looks.ts';

test.use({ signedInAs: 'admin@demo.com' });

const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

for (const { look, preferences } of looks) {
  test.describe(`an invoice ${look}`, () => {
    test.use({ preferences });

    test('goes from draft to paid', inFirstLook(preferences, smoke('invoice')), async ({ page, say }) => {
      const sheet = page.getByRole('article', { name: /#5036/ });
      const [addPayment, sendInvoice] = [say('Add Payment'), say('Send Invoice')];
      const paid = say('Paid', {}, 'invoice');
      const pay = async (amount: string) => {
        await page.getByRole('button', { name: addPayment }).click();
        const panel = page.getByRole('dialog', { name: addPayment });
        await panel.getByRole('textbox', { name: say('Payment amount') }).fill(amount);
        await panel.getByRole('button', { name: say('Send', {}, 'payment') }).click();
        await expect(panel).toBeHidden();
      };

      await page.goto('/apps/invoice/list?status=Draft');
      await expectLook(page, preferences);
      await page.getByRole('link', { name: '#5036', exact: true }).click();
      await expect(sheet.getByText(say('Draft', {}, 'invoice'))).toBeVisible();
      await expect(sheet).toContainText(say('Credit Card'));

      await page.getByRole('button', { name: sendInvoice }).click();
      const mail = page.getByRole('dialog', { name: sendInvoice });
      await mail.getByRole('button', { name: say('Send', {}, 'mail') }).click();
      await expect(sheet.getByText(say('Sent', {}, 'invoice'))).toBeVisible();

      await pay('4.992,00');
      await expect(sheet.getByText(say('Partial payment'))).toBeVisible();
      await expect(sheet.getByRole('definition').last()).toHaveText(/5\.000,00/);

      // The list sends whatever the preview had not sent when it was left.
      const row = page.getByRole('row', { name: /Oliver Grant/ });
      await page.goto('/apps/invoice/list');
      await expect(row).toContainText('5.000,00');

      await page.goto('/apps/invoice/preview/5036');
      const opened = page.context().waitForEvent('page');
      await page.getByRole('link', { name: say('Print', {}, 'invoice') }).click();
      const tab = await opened;
      await expect(tab.getByRole('button', { name: say('Print', {}, 'invoice') })).toBeEnabled();
      await expect(tab.getByRole('article').getByRole('definition').last()).toHaveText(/5\.000,00/);
      for (const format of ['A4', 'Letter']) expect(pagesIn(await tab.pdf({ format }))).toBe(1);
      await tab.close();

      await pay('5.000,00');
      await expect(sheet.getByText(paid).first()).toBeVisible();
      await page.goto('/apps/invoice/list');
      await expect(row.getByText(paid, { exact: true }).last()).toBeVisible();
    });
  });
}
