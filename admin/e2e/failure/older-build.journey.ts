import type { Page } from '@playwright/test';
import { composer } from '../features/email.steps.ts';
import { expect, test } from '../fixtures.ts';
import { smoke } from '../looks.ts';

test.use({ signedInAs: 'admin@demo.com' });

const isReady = 'A new version is ready.';

/** From now on the server has another build than the page. */
const deploy = (page: Page) => page.route('**/version.json', (route) => route.fulfill({ json: { build: 'newer' } }));

const reload = (page: Page) => page.getByRole('button', { name: 'Reload to update' });

/** Five minutes pass, and the person comes back to the page. */
async function comeBack(page: Page) {
  await page.clock.fastForward('05:01');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
}

test.describe('a tab that runs an older build', () => {
  test('asks for no version while it loads; it learns of a newer one on focus, and may put it off', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith('/version.json') && asked.push(request.url()));
    await page.clock.install();
    await page.goto('/sales');
    await expect(page.getByRole('table', { name: 'Sales' })).toBeVisible();
    expect(asked).toEqual([]);
    await comeBack(page);
    await expect.poll(() => asked.length).toBe(1);
    await expect(page.getByText(isReady)).toHaveCount(0);

    await deploy(page);
    await comeBack(page);
    await expect(page.getByText(isReady)).toBeVisible();
    await page.getByRole('button', { name: 'Update later' }).click();
    await expect(page.getByText(isReady)).toHaveCount(0);

    await page.clock.fastForward('04:00:01');
    await expect(page.getByText(isReady)).toBeVisible();
  });

  test('asks before the reload takes what is typed, and spares a mail that is written', async ({ page }) => {
    await page.clock.install();
    await page.goto('/pages/account-settings');
    const name = page.getByRole('textbox', { name: 'Company' });
    await name.fill('Navigator');
    await deploy(page);
    await comeBack(page);
    page.once('dialog', (dialog) => void dialog.dismiss());
    await reload(page).click();
    await expect(name).toHaveValue('Navigator');

    await page.unrouteAll();
    page.once('dialog', (dialog) => void dialog.accept());
    await Promise.all([page.waitForEvent('load'), reload(page).click()]);
    await expect(name).not.toHaveValue('Navigator');
    await expect(page.getByText(isReady)).toHaveCount(0);

    await page.goto('/apps/email');
    await page.getByRole('button', { name: 'Compose' }).click();
    await composer(page, 'New message').getByLabel('Subject').fill('Boarding at gate 7');
    await deploy(page);
    await comeBack(page);
    await Promise.all([page.waitForEvent('load'), reload(page).click()]);
    await expect(composer(page, 'Boarding at gate 7')).toBeVisible();
  });

  test('whose code a deploy has removed offers the new one in place of an error', smoke(), async ({ page }) => {
    await page.goto('/sales');
    await expect(page.getByRole('table', { name: 'Sales' })).toBeVisible();
    await deploy(page);
    await page.route(/\/assets\/Kanban[^/]*\.js$/i, (route) => route.fulfill({ status: 404 }));
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Kanban' }).click();

    await expect(page.getByRole('alert')).toContainText('A new version is ready, and this page is part of it.');
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expect(reload(page)).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Travel desk' })).toBeVisible();
  });
});
