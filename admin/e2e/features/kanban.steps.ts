import { expect, type Locator, type Page } from '@playwright/test';
import type { Say } from '../words.ts';

/** The handle of a card, which takes its focus. */
export function card(page: Page, title: string): Locator {
  return page.locator('[data-face]').getByRole('button', { name: title, exact: true });
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
