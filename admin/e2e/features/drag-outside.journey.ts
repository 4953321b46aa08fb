import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test.use({ signedInAs: 'admin@demo.com' });

/** Carries something over another one, and releases it to the left of the window. */
async function releaseOutside(page: Page, held: Locator, over: Locator): Promise<void> {
  const from = await held.boundingBox();
  const to = await over.boundingBox();
  if (!from || !to) throw new Error('Nothing to drag is in sight.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.move(-60, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
}

test('a task that is released outside of the window is back in place', async ({ page }) => {
  await page.goto('/apps/todo');
  const handles = page.getByRole('button', { name: /^Move “/ });
  await expect(handles.nth(3)).toBeVisible();
  // How many rows of a long list are drawn is its own matter.
  const names = () => handles.evaluateAll((all) => all.slice(0, 6).map((each) => each.ariaLabel));
  const before = await names();
  // The code that drags comes after the rows.
  await page.waitForLoadState('networkidle');

  await releaseOutside(page, handles.nth(0), handles.nth(3));
  await expect(page.getByText(/is back where it was\.$/)).toBeAttached();
  expect(await names()).toEqual(before);
});
