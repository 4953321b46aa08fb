import { expect, test } from '../fixtures.ts';
import { expectLook, inEveryEngine, inFirstLook, looks, smoke } from '../looks.ts';
import { faultsOfTextOrder } from '../product/text-order.ts';
import { expectRest, tabTo } from '../session/session.steps.ts';

test.use({ signedInAs: 'admin@demo.com' });

for (const { look, preferences } of looks) {
  test.describe(`a new invoice ${look}, by keyboard alone`, inEveryEngine(preferences), () => {
    test.use({ preferences });

    test(
      'gets a client and lines, adds up and is saved',
      inFirstLook(preferences, smoke('invoice')),
      async ({ page, say }) => {
        const item = page.getByRole('combobox', { name: say('Item', {}, 'of an invoice') });
        const figure = (name: string) => page.getByRole('textbox', { name });
        await page.goto('/apps/invoice/add');
        await expectLook(page, preferences);
        await expect(figure(say('Invoice number'))).toHaveValue('#5037');

        await tabTo(page, page.getByRole('combobox', { name: say('Invoice to') }));
        await page.keyboard.type('otto');
        await page.keyboard.press('Enter');
        const client = page.getByRole('region', { name: say('Client', {}, 'of an invoice') });
        await expect(client.getByText('otto.halvorsen@example.com')).toBeVisible();
        expect(await faultsOfTextOrder(page)).toEqual([]);

        await tabTo(page, item);
        await page.keyboard.type('japan');
        await expect(page.getByRole('option', { name: 'eSIM Japan 5 GB' })).toBeVisible();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await expect(figure(say('Cost', {}, 'invoice'))).toHaveValue('99,90');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await page.keyboard.type('1.234,56');
        await page.keyboard.press('Tab');
        await page.keyboard.type('2,5');
        await page.keyboard.press('Enter');
        // The list of items is open in the new line, and hides all else from screen readers.
        const lines = page.getByRole('list', { name: say('Items of the invoice'), includeHidden: true });
        await expect(lines.getByRole('listitem', { includeHidden: true })).toHaveCount(2);
        await expect(
          page.getByRole('definition', { includeHidden: true }).filter({ hasText: 'R$ 3.086,40' }).first(),
        ).toBeVisible();

        await page.keyboard.press('Escape');
        await tabTo(page, page.getByRole('button', { name: say('Save'), exact: true }));
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/apps\/invoice\/edit\/5037$/);

        await expectRest(page);
        await page.reload();
        await expect(item).toHaveValue('eSIM Japan 5 GB');
        await expect(figure(say('Cost', {}, 'invoice'))).toHaveValue('1.234,56');
      },
    );
  });
}
