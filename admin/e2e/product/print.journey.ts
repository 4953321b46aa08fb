import { execFileSync } from 'node:child_process';
import { appearances } from '@embarque/design-system/conformance/appearances';
import { salesSample } from '@embarque/mocks/sales-api/data';
import type { Page } from '@playwright/test';
import { hasPdfReader } from '../../../.ci/poppler.ts';
import { expect, test } from '../fixtures.ts';
import { faultsOfAxe } from './axe.ts';

test.use({ signedInAs: 'admin@demo.com' });

/** The sheets that people print, each with words on it and words that the page shows beside it. */
const sheets = [
  { name: 'an invoice', path: '/apps/invoice/preview/4987', on: 'Otto Halvorsen', beside: 'Send Invoice' },
  { name: 'a sale', path: `/sales?sale=${salesSample()[41]?.id}`, on: 'Customer', beside: 'Sales list' },
  { name: 'a letter', path: '/apps/email?mail=38', on: 'receipts-lisbon.pdf', beside: 'Compose' },
  { name: 'a post', path: '/pages/blog/detail/1', on: 'min read', beside: 'Recent posts' },
  {
    name: 'an article',
    path: '/pages/knowledge-base/api-questions/how-do-i-install-an-esim-from-the-app',
    on: 'If it doesn’t connect',
    beside: 'Related questions',
  },
  { name: 'the calendar', path: '/apps/calendar', on: 'Travel Retail Days', beside: 'Add event' },
  { name: 'the to-do list', path: '/apps/todo', on: 'Plan the night shifts', beside: 'Add Task' },
  { name: 'the analytics', path: '/dashboard/analytics', on: 'Subscribers gained', beside: 'Breadcrumbs' },
  { name: 'the figures of the shop', path: '/dashboard/ecommerce', on: "of this year's target", beside: 'Breadcrumbs' },
  { name: 'charts', path: '/charts/apex', on: 'Stacked columns', beside: 'Search examples' },
];

/** Buttons that are content: a month, its days and events, heads of columns, the legend of a chart, figures, a sender's address. */
const CONTENT =
  '[data-event], .ec-day-link, h2 *, h3 + *, [role="columnheader"] *, [aria-pressed], [aria-label$=" counted"]';

/** The parts of the frame and the controls that a sheet shows, by tag and words. */
const pressable = (page: Page): Promise<string[]> =>
  page.evaluate(
    (content) =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'nav, button, [role="button"], [role="search"], [type="search"], body > header, dialog',
        ),
      ]
        .filter((element) => !element.matches(content) && element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => element.offsetWidth > 1 && element.offsetHeight > 1)
        .map((element) => `${element.localName} ${element.ariaLabel ?? element.textContent}`),
    CONTENT,
  );

for (const { name, path, on, beside } of sheets) {
  test(`${name} is printed alone, dark on white in every skin`, async ({ page }) => {
    test.skip(!hasPdfReader(), 'This machine reads no PDF files.');
    for (const { skin } of appearances) {
      await page.emulateMedia({ media: 'screen' });
      await page.goto('/assets/no-page');
      await page.evaluate((chosen) => localStorage.setItem('skin', chosen), skin);
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-skin', skin);
      const main = page.locator('body');
      await expect(main.getByText(on).filter({ visible: true }).first()).toBeVisible();
      const others = main.getByText(beside).or(main.getByLabel(beside)).or(main.getByPlaceholder(beside));
      await expect(others.filter({ visible: true }).first()).toBeVisible();

      await page.emulateMedia({ media: 'print' });
      await expect(others.filter({ visible: true })).toHaveCount(0);
      await expect(main.getByText(on).filter({ visible: true }).first()).toBeVisible();
      expect(await pressable(page), skin).toEqual([]);
      expect(await faultsOfAxe(page, { runOnly: ['color-contrast'] }), skin).toEqual([]);
      const sheet = test.info().outputPath(`${skin}.pdf`);
      await page.pdf({ path: sheet, format: 'A4' });
      const text = execFileSync('pdftotext', [sheet, '-'], { encoding: 'utf8' }).replaceAll(/\s+/g, ' ');
      expect(text, skin).toContain(on);
      expect(text, skin).not.toContain(beside);
      const picture = execFileSync('pdftoppm', ['-r', '20', '-gray', sheet]);
      const [white, ink] = sharesOf(picture);
      expect(white, `${skin}: the ground is white`).toBeGreaterThan(0.5);
      expect(ink, `${skin}: something is on it`).toBeGreaterThan(0.002);
    }
  });
}

/** How much of a gray picture is white, and how much is dark. */
function sharesOf(picture: Buffer): [white: number, dark: number] {
  const pixels = picture.subarray(picture.indexOf('\n255\n') + 5);
  const count = (has: (gray: number) => boolean) => pixels.filter(has).length / pixels.length;
  return [count((gray) => gray === 255), count((gray) => gray < 150)];
}
