import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test.use({ signedInAs: 'admin@demo.com' });

const inNavbar = (tab: Page) =>
  tab
    .getByRole('banner')
    .getByRole('button', { name: /^Marina Duarte/ })
    .locator('img');

test('a cropped picture is in the navbar after a reload and in another tab, until it is removed (XS-04)', async ({
  page,
  context,
  say,
}) => {
  await page.goto('/pages/account-settings');
  const profile = page.getByRole('region', { name: say('Profile details') });
  const save = async () => {
    await profile.getByRole('button', { name: say('Save changes') }).click();
    await expect(page.getByRole('tab', { name: say('Account'), exact: true })).toBeVisible();
  };
  await test.step('the picture that came with the account is saved as it is', async () => {
    await profile.getByRole('textbox', { name: new RegExp(`^${say('Last name')}`) }).fill('Duarte Lima');
    await save();
    await expect(page.getByText(say('Profile saved'))).toBeVisible();
    await expect(inNavbar(page)).toHaveAttribute('src', /^data:image\/svg/);
  });
  await test.step('another one is cropped and saved', async () => {
    const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } });
    await page.locator('input[type="file"]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    const dialog = page.getByRole('dialog', { name: say('Crop your picture') });
    await dialog.getByRole('application').press('ArrowLeft');
    await dialog.getByRole('button', { name: say('Use this picture') }).click();
    await save();
    await expect(inNavbar(page)).toHaveAttribute('src', /^data:image\/webp/);
  });
  const tab = await context.newPage();
  await test.step('it is there after a reload, and in another tab', async () => {
    await page.reload();
    await expect(inNavbar(page)).toHaveAttribute('src', /^data:image\/webp/);
    await tab.goto('/apps/chat');
    await expect(inNavbar(tab)).toHaveAttribute('src', /^data:image\/webp/);
  });
  await test.step('and is gone from both when it is removed', async () => {
    await profile.getByRole('button', { name: say('Reset', {}, 'picture') }).click();
    await save();
    await expect(inNavbar(page)).toHaveCount(0);
    await expect(inNavbar(tab)).toHaveCount(0);
  });
});
