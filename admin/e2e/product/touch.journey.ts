import { salesSample } from '@embarque/mocks/sales-api/data';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { smoke } from '../looks.ts';

test.use({ signedInAs: 'admin@demo.com', hasTouch: true, isMobile: true, viewport: { width: 320, height: 740 } });

const sale = salesSample()[41]?.id;

/** Each opens a panel of a page by its address. */
const panels = [
  { path: '/sales?panel=new', name: 'New sale' },
  { path: `/sales?sale=${sale}`, name: `Sale ${sale}` },
  { path: '/apps/kanban?task=3', name: 'Update task' },
];

/** Each opens a layer of the navbar. */
const triggers = [/^Language/, /^Notifications/, /^Cart/, /Marina Duarte/];

const widths = [320, 360, 390];
const HEIGHT = 740;

test.describe('on phones of each width, by touch', () => {
  for (const { path, name } of panels) {
    test(`the panel of ${path} is as wide as the phone at most`, async ({ page }) => {
      await page.goto(path);
      const panel = page.getByRole('dialog', { name });
      for (const width of widths) {
        await page.setViewportSize({ width, height: HEIGHT });
        await expect(panel.getByRole('button').last()).toBeVisible();
        await expectToFit(panel, width);
        for (const button of await panel.getByRole('button').all()) await expectToFit(button, width);
      }
      await panel.getByRole('button', { name: 'Close' }).first().tap();
      await expect(panel).toHaveCount(0);
    });
  }

  test('no button of the navbar covers another one, or is too narrow', async ({ page }) => {
    await page.goto('/apps/kanban');
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('button', { name: /^Cart, / })).toBeVisible();
    const search = banner.getByRole('button', { name: 'Search pages, files, contacts' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT });
      expect(await overlaps(banner), `${width} px`).toEqual([]);
      expect((await search.boundingBox())?.width, `${width} px`).toBeGreaterThanOrEqual(24);
    }
  });

  test('the layers of the navbar open within the phone', smoke(), async ({ page }) => {
    await page.goto('/apps/kanban');
    await expect(page.getByRole('banner').getByRole('button', { name: /^Cart, / })).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT });
      for (const name of triggers) {
        await page.getByRole('banner').getByRole('button', { name }).tap();
        const layer = page.getByRole('dialog');
        await expect(layer).toBeVisible();
        await expectToFit(layer, width);
        expect((await layer.boundingBox())?.width).toBeGreaterThanOrEqual(160);
        await closeLayer(page, layer);
      }
    }
  });
});

/** A phone has no Escape: a tap beside the layer closes it. */
async function closeLayer(page: Page, layer: Locator) {
  await page.touchscreen.tap(4, 736);
  await expect(layer).toHaveCount(0);
}

async function expectToFit(element: Locator, width: number) {
  const box = await element.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(-0.5);
  expect((box?.x ?? 0) + (box?.width ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(width + 0.5);
}

/** Pairs of buttons that lie on each other by more than a pixel. */
function overlaps(banner: Locator): Promise<string[]> {
  return banner.evaluate((element) => {
    const boxes = [...element.querySelectorAll('a, button')]
      .map((each) => ({ name: each.getAttribute('aria-label') ?? each.textContent, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ box }) =>
            box.left < one.box.right - 1 &&
            one.box.left < box.right - 1 &&
            box.top < one.box.bottom - 1 &&
            one.box.top < box.bottom - 1,
        )
        .map((other) => `${one.name} and ${other.name}`),
    );
  });
}
