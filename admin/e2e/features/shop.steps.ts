import { expect, type Locator, type Page } from '@playwright/test';
import type { Say } from '../words.ts';

/** The cart in the navbar counts so many pieces. */
export async function expectCart(page: Page, say: Say, pieces: number): Promise<void> {
  const cart = page.getByRole('banner').getByRole('button', { name: say('Cart, {shown} items', { shown: pieces }) });
  await expect(cart).toBeVisible();
  await expect(cart.locator('..')).toHaveText(String(pieces));
}

/** The parts of a purchase's price in cents. A part that costs nothing says so in words. */
export async function partsOf(summary: Locator): Promise<Record<string, number>> {
  const labels = await summary.getByRole('term').allTextContents();
  const amounts = await summary.getByRole('definition').allTextContents();
  return Object.fromEntries(labels.map((label, index) => [label, centsIn(amounts[index] ?? '')]));
}

/** `-R$ 1.284,50` */
export function centsIn(text: string): number {
  const cents = Number(text.replaceAll(/\D/g, ''));
  return /^[-−]/.test(text) ? -cents : cents;
}

/** Nothing reaches over the edge of the screen. */
export async function expectToFit(page: Page): Promise<void> {
  const { content, room } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { content: scrollWidth, room: clientWidth };
  });
  expect(content).toBe(room);
}
