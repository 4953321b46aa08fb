import { expect, test } from '../fixtures.ts';
import { smoke } from '../looks.ts';
import { newSalePanel, salesTable } from '../features/sales.steps.ts';
import { tabTo } from '../session/session.steps.ts';

test.use({ signedInAs: 'admin@demo.com' });

test.describe('a person with only a keyboard', () => {
  test('skips to the content with the first key', smoke(), async ({ page }) => {
    await page.goto('/sales');
    await expect(salesTable(page)).toBeVisible();

    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    await expect(page).toHaveURL('/sales');
  });

  test('follows the menu, and lands on the heading of the page', smoke(), async ({ page }) => {
    await page.goto('/sales');
    const kanban = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Kanban' });
    await tabTo(page, kanban);
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { name: 'Travel desk', level: 1 })).toBeFocused();
    await expect(page).toHaveTitle('Kanban · Embarque');
    await expect(kanban).toHaveAttribute('aria-current', 'page');
  });

  test('opens, leaves and uses the menu of the person', async ({ page }) => {
    await page.goto('/sales');
    const person = page.getByRole('button', { name: /Marina Duarte/ });
    await tabTo(page, person);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(person).toBeFocused();
    await expect(page.getByRole('menu')).toHaveCount(0);

    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.type('Sign');
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });

  test('stays inside an open panel, and comes back to where it was opened', async ({ page }) => {
    await page.goto('/sales');
    const opener = page.getByRole('button', { name: 'New sale' });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const panel = newSalePanel(page);
    await expect(panel.getByRole('combobox', { name: 'Product' })).toBeVisible();

    for (let presses = 0; presses < 15; presses += 1) {
      await page.keyboard.press('Tab');
      await expect(panel.locator(':focus')).toHaveCount(1);
    }

    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL('/sales');
  });

  test('sorts, turns the page and keeps focus where it was', async ({ page }) => {
    await page.goto('/sales');
    const amount = page.getByRole('button', { name: 'Amount' });
    await tabTo(page, amount);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(amount).toBeFocused();

    const second = page.getByRole('button', { name: 'Page 2', exact: true });
    await tabTo(page, second);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^11–20 of [\d.]+$/)).toBeVisible();
    await expect(second).toBeFocused();
  });
});
