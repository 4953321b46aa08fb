import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectLook, inFirstLook, looks, smoke } from '../looks.ts';
import { tabTo } from '../session/session.steps.ts';

test.use({ signedInAs: 'admin@demo.com' });

const box = (page: Page, name: string | RegExp): Locator => page.getByRole('checkbox', { name, exact: true });

for (const { look, preferences } of looks) {
  const onward = preferences.direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';

  test.describe(`the rights of a role ${look}, by keyboard alone`, () => {
    test.use({ preferences });

    test(
      'are granted, reviewed and kept over a reload',
      inFirstLook(preferences, smoke('roles')),
      async ({ page, say }) => {
        await page.goto('/apps/roles');
        await expectLook(page, preferences);
        const support = say('Support', {}, 'role');
        const open = page.getByRole('button', { name: say('Edit Role: {name}', { name: support }), exact: true });
        const [read, write] = [say('Read', {}, 'right'), say('Write', {}, 'right')];
        const payroll = say('Payroll', {}, 'area');

        await tabTo(page, open);
        await page.keyboard.press('Enter');
        await tabTo(page, box(page, new RegExp(`^${say('Select All')}`)));
        await page.keyboard.press('Control+End');
        await expect(box(page, `${say('Create', {}, 'right')}, ${payroll}`)).toBeFocused();
        await page.keyboard.press('Home');
        await page.keyboard.press(onward);
        await page.keyboard.press(onward);
        await page.keyboard.press('Space');
        await expect(box(page, `${write}, ${payroll}, ${say('changed', {}, 'right')}`)).toBeChecked();
        await expect(page.getByText(/^\+2 · 12/)).toBeVisible();

        await tabTo(page, page.getByRole('button', { name: say('Save changes') }));
        await page.keyboard.press('Enter');
        const review = page.getByRole('alertdialog', { name: say('Save {name}?', { name: 'Support' }) });
        await expect(review.getByRole('group', { name: say('They gain') })).toContainText(payroll);
        await expect(review.getByRole('button').last()).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(open).toBeFocused();

        await page.reload();
        await tabTo(page, open);
        await page.keyboard.press('Enter');
        await expect(box(page, `${read}, ${payroll}`)).toBeChecked();
        await expect(box(page, `${write}, ${payroll}`)).toBeChecked();
      },
    );
  });
}
