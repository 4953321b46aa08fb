import { expect, test } from '../fixtures.ts';
import { smoke } from '../looks.ts';
import { expectRest } from '../session/session.steps.ts';

test.describe('a manager', () => {
  test.use({ signedInAs: 'admin@demo.com' });

  test(
    'finds the licenses by a search, and reads the notifications',
    smoke('search', 'license', 'notifications'),
    async ({ page }) => {
      await page.goto('/welcome');
      await page.getByRole('button', { name: 'Search pages, files, contacts' }).click();
      await page.getByRole('searchbox', { name: 'Search pages, files, contacts' }).fill('license');
      await page.getByRole('option', { name: 'Pages · License' }).click();
      await expect(page.getByRole('table', { name: 'Rights of each license' }).getByRole('row')).toHaveCount(7);

      await page.getByRole('button', { name: 'Notifications, 6 unread' }).click();
      await page
        .getByRole('dialog', { name: 'Notifications' })
        .getByRole('button', { name: 'Mark all as read' })
        .click();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
    },
  );

  test('finds a customer by name, with the sales of that customer', smoke('customers'), async ({ page }) => {
    await page.goto('/welcome');
    await page.getByRole('button', { name: 'Search pages, files, contacts' }).click();
    await page.getByRole('searchbox', { name: 'Search pages, files, contacts' }).fill('Kenji Watanabe');
    await page.getByRole('group', { name: 'Customers' }).getByRole('option').click();
    await expect(page).toHaveURL(/\/sales\?q=/);
    await expect(page.getByRole('row', { name: /Kenji Watanabe/ }).first()).toBeVisible();
  });

  test('compares what plans cost by the year, which the address keeps', smoke('pricing'), async ({ page }) => {
    await page.goto('/pages/pricing');
    const standard = page.getByRole('region', { name: 'Standard' });
    await expect(standard).toContainText('US$ 49');
    await page.getByText('Annually', { exact: true }).click();
    await expect(standard).toContainText('US$ 480 per year');
    await page.reload();
    await expect(standard).toContainText('US$ 480 per year');
  });

  test(
    'has less around a page where it asks for that, and all of it on the next',
    smoke('page-layouts'),
    async ({ page }) => {
      const menu = page.getByRole('navigation', { name: 'Main menu' });
      await page.goto('/page-layout/without-menu');
      await expect(page.getByRole('table', { name: 'Sales by company' })).toBeVisible();
      await expect(menu).toHaveCount(0);
      await page.goto('/welcome');
      await expect(menu).toBeVisible();
    },
  );

  test(
    'adds an address in a modal, which is in the address bar while it is open',
    smoke('modal-examples'),
    async ({ page }) => {
      await page.goto('/pages/modal-examples');
      await page.getByRole('button', { name: 'Show: Add new address' }).click();
      await expect(page).toHaveURL('/pages/modal-examples?show=address');
      const dialog = page.getByRole('dialog', { name: 'Add new address' });
      await dialog.getByRole('textbox', { name: /^First name/ }).fill('Ana');
      await dialog.getByRole('textbox', { name: /^Last name/ }).fill('Prado');
      await dialog.getByRole('button', { name: 'Add address' }).click();
      await expect(page.getByText('Address added')).toBeVisible();
      await expect(page).toHaveURL('/pages/modal-examples');
    },
  );

  test('creates an API key, whose value is shown once', smoke('api-key'), async ({ page }) => {
    await page.goto('/pages/api-key');
    await page.getByRole('textbox', { name: /^Name/ }).fill('Partner');
    await page.getByRole('button', { name: 'Create key' }).click();
    await page
      .getByRole('dialog', { name: "Confirm it's you" })
      .getByLabel(/^Your password/)
      .fill('window-seat');
    await page.keyboard.press('Enter');
    const value = page.getByRole('textbox', { name: 'Value of the key' });
    await expect(value).toHaveValue(/^emb_live_[0-9a-f]{28}$/);
    const end = (await value.inputValue()).slice(-4);
    await page.getByRole('button', { name: 'I have stored it' }).click();
    await page.reload();
    await expect(page.getByText(`emb_…${end}`)).toBeVisible();
    await expect(value).toHaveCount(0);
  });

  test('adds a permission, which a reload keeps', smoke('permissions'), async ({ page }) => {
    await page.goto('/apps/permissions');
    await page.getByRole('button', { name: 'Add Permission' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Permission' });
    await dialog.getByRole('textbox', { name: /Permission Name/ }).fill('Issue refunds');
    await dialog.getByRole('button', { name: 'Create Permission' }).click();
    await expect(dialog).toHaveCount(0);
    await expectRest(page);
    await page.reload();
    await expect(page.getByRole('row', { name: /Issue refunds/ })).toBeVisible();
  });
});

test(
  'a visitor leaves an email for the day it opens, and finds the way from an address that leads nowhere',
  smoke('miscellaneous', 'waiting'),
  async ({ page }) => {
    await page.goto('/misc/coming-soon');
    const email = page.getByRole('textbox', { name: 'Email' });
    await email.fill('ana@example.com');
    await email.press('Enter');
    await expect(email).toHaveAccessibleDescription("You're on the list. We'll write once, when it opens.");

    await page.goto('/misc/error');
    await expect(page.getByRole('heading', { level: 1, name: 'No departure from this gate' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to home page' }).click();
    await expect(page).toHaveURL('/login');
  },
);
