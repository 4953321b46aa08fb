import { reorderedTexts } from '@embarque/design-system/conformance/text-order';
import type { Page } from '@playwright/test';

/** The texts of a page from right to left that stand in the wrong order, one line for each. */
export async function faultsOfTextOrder(page: Page): Promise<string[]> {
  const texts = await page.locator('body').evaluate(reorderedTexts);
  return texts.map((text) => `reordered from right to left: ${text}`);
}
