import { expect, type Page } from '@playwright/test';
import { test } from './visitor.ts';

const boards = 'features-kanban-kanbanpage--three-boards-side-by-side';
const canvas = { width: 1140, height: 540 };

test('a page has a window of 1440 px, drawn as large as the canvas', async ({ reader: { open, page } }) => {
  await open(boards);
  expect(await sizesOf(page)).toEqual({ inside: { width: 1440, height: 682 }, outside: canvas });
});

test('a widget, and a story that chooses a viewport, have a window of their own', async ({
  reader: { open, page },
}) => {
  await open('design-system-components-buttons-button--playground');
  expect(await sizesOf(page)).toEqual({ inside: canvas, outside: canvas });
  await open('features-kanban-kanbanpage--phone');
  const phone = { width: 414, height: 896 };
  expect(await sizesOf(page)).toEqual({ inside: phone, outside: phone });
});

test('a card is dragged by where the pointer is', async ({ reader: { open, page, story } }) => {
  await open(boards);
  const card = story.locator('[data-card]').filter({ hasText: 'Draft the eSIM price list' });
  const done = story.getByRole('region', { name: 'Done' });
  await expect(done.locator('[data-card]')).toHaveCount(2);

  const from = middleOf(await card.boundingBox());
  const to = middleOf(await done.locator('[data-card]').first().boundingBox());
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y);
  await page.mouse.move(to.x, to.y, { steps: 10 });
  await page.mouse.up();
  await page.mouse.move(0, 0);

  await expect(done.locator('[data-card]')).toHaveCount(3);
  await expect(done.getByText('Draft the eSIM price list')).toBeVisible();
});

test('a menu opens at its button', async ({ reader: { open, story } }) => {
  await open('features-app--signed-in');
  const button = story.getByRole('button', { name: /Marina Duarte/ });
  await button.click();
  const menu = story.getByRole('menu');
  await expect(menu).toBeVisible();

  const from = await button.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  const opened = await menu.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  expect(opened.top - from.bottom).toBeGreaterThanOrEqual(0);
  expect(opened.top - from.bottom).toBeLessThan(24);
  expect(Math.abs(opened.right - from.right)).toBeLessThan(24);
});

interface Point {
  x: number;
  y: number;
}

function middleOf(box: (Point & { width: number; height: number }) | null): Point {
  if (!box) throw new Error('It has no place on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The window that a story believes in, and the place that it takes in the window of the browser, in whole pixels. */
function sizesOf(page: Page) {
  return page.locator('#storybook-preview-iframe').evaluate((frame: HTMLIFrameElement) => {
    const { width, height } = frame.getBoundingClientRect();
    return {
      inside: { width: frame.contentWindow?.innerWidth, height: frame.contentWindow?.innerHeight },
      outside: { width: Math.round(width), height: Math.round(height) },
    };
  });
}
