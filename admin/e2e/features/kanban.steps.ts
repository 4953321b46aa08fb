import { expect, type Locator, type Page } from '@playwright/test';
import type { Say } from '../words.ts';

/** The handle of a card, which takes its focus. */
export function card(page: Page, title: string): Locator {
  return page.locator('[data-face]').getByRole('button', { name: title, exact: true });
}

/** Drags one card over another with the mouse, in steps as a hand does. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  await page.mouse.down();
  const { x, y } = await middleOf(to);
  await page.mouse.move(x, y, { steps: 12 });
  await page.mouse.up();
}

/** The middle of what is on screen. */
export async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The boards hold these cards, in this order. */
export async function expectBoards(page: Page, boards: Readonly<Record<string, readonly string[]>>): Promise<void> {
  for (const [name, titles] of Object.entries(boards)) {
    const cards = page.getByRole('region', { name }).locator('[data-face]');
    await expect(cards, name).toHaveText(titles.map((title) => new RegExp(title)));
  }
}

/** Screen readers were told this last. */
export async function expectSpoken(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1);
}

/** A place on a board, as it is spoken. */
export function place(say: Say, position: number, size: number, board: string): string {
  return say('Position {0} of {1} in {2}.', { 0: position, 1: size, 2: board });
}
