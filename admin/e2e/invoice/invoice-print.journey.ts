import { expect, test } from '../fixtures.ts';
import { expectLook, looks } from '../looks.ts';
import { keepLines, markParts, printedMarks } from './printed-pages.ts';

test.use({ signedInAs: 'admin@demo.com' });

const LINES = 60;

for (const { look, preferences } of looks) {
  test.describe(`a long invoice ${look}`, () => {
    test.use({ preferences });

    test('is printed with whole lines below a head on each sheet, and its sums once, together with the note (XI-13)', async ({
      page,
      say,
    }) => {
      test.setTimeout(180_000);
      await page.goto('/apps/invoice/edit/4987');
      await expectLook(page, preferences);
      const rows = Array.from({ length: LINES - 2 }, (_, index) => {
        const item =
          index % 7 === 3 ? 'Guided walk through the old town, with lunch by the harbour. '.repeat(3) : 'Transfer';
        return `${item}\tGroup ${index}\t${index + 1},50\t2`;
      });
      const item = page.getByRole('combobox', { name: say('Item', {}, 'of an invoice') });
      await item.first().evaluate((field, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, rows.join('\n'));
      await expect(page.locator('[data-row-id]')).toHaveCount(LINES);
      const save = page.locator('button').filter({ hasText: new RegExp(`^${say('Save')}$`) });
      await save.click();
      await expect(page.getByText(say('Invoice #{number} saved.', { number: 4987 }))).toBeVisible();

      await page.goto('/apps/invoice/print/4987');
      await expect(page.locator('tbody tr')).toHaveCount(LINES);
      await expect(page.getByRole('button', { name: say('Print', {}, 'invoice') })).toBeEnabled();
      await expect(page).toHaveTitle(`${say('Invoice')} 4987 – Otto Halvorsen`);
      await markParts(page);
      // The sums meet the end of a sheet at one of these lengths.
      for (let count = LINES; count > LINES - 8; count -= 1) {
        await keepLines(page, count);
        for (const format of ['A4', 'Letter'] as const) {
          const sheets = await printedMarks(page, format);
          const namesOn = sheets.map((marks) => [...new Set(marks.map(({ name }) => name))]);
          const linesOn = namesOn.map((names) => names.filter((name) => name.startsWith('line')));
          const end = sheets.at(-1) ?? [];
          const lastLine = Math.max(
            0,
            ...end.filter(({ name }) => name.startsWith('line')).map(({ bottom }) => bottom),
          );
          const sums = sheets.flat().filter(({ name }) => name === 'sums');

          expect(sheets.length).toBeGreaterThan(2);
          expect(linesOn.flat()).toEqual(Array.from({ length: count }, (_, index) => `line-${index}`));
          expect(namesOn.map((names) => names.includes('head'))).toEqual(linesOn.map((lines) => lines.length > 0));
          expect(sums).toHaveLength(1);
          expect(namesOn.at(-1)).toEqual(expect.arrayContaining(['sums', 'note']));
          expect(sums[0]?.top).toBeGreaterThan(lastLine);
        }
      }

      await page.goto('/apps/invoice/list');
      await expect(page).toHaveTitle(/ · Embarque$/);
    });
  });
}

test.describe('late in the evening, three hours behind UTC', () => {
  test('an invoice has the chosen day on every screen (XI-22)', async ({ page }) => {
    // 23:30 in São Paulo, when it is tomorrow by UTC.
    await page.clock.setFixedTime('2026-03-11T02:30:00Z');
    await page.goto('/apps/invoice/add');
    const date = page.getByRole('group', { name: 'Date', exact: true });
    await expect(date).toHaveText(/10.*03.*2026/s);
    await page.getByRole('combobox', { name: 'Invoice to' }).fill('otto');
    await page.getByRole('option', { name: /Otto Halvorsen/ }).click();
    await page.getByRole('combobox', { name: 'Item' }).fill('Advice');
    await page.keyboard.press('Tab');
    await page.getByRole('textbox', { name: 'Cost' }).fill('80');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(/\/apps\/invoice\/edit\/5037$/);
    await page.reload();
    await expect(date).toHaveText(/10.*03.*2026/s);

    await page.goto('/apps/invoice/list');
    await expect(page.getByRole('row', { name: /#5037/ })).toContainText('10 mar. 2026');
    for (const screen of ['preview', 'print']) {
      await page.goto(`/apps/invoice/${screen}/5037`);
      const day = page.getByRole('article', { name: /#5037/ }).locator('time').first();
      await expect(day).toHaveText('10/03/2026');
    }
  });
});
