import { expect, test } from '../fixtures.ts';
import { expectLook, inFirstLook, looks, smoke } from '../looks.ts';

test.use({ signedInAs: 'admin@demo.com' });

for (const { look, preferences } of looks) {
  test.describe(`the rights of a person ${look}`, () => {
    test.use({ preferences });

    test(
      'follow their role while they work, without a reload (XR-05)',
      inFirstLook(preferences, smoke('sales')),
      async ({ page, salesApi, say }) => {
        const create = page.getByRole('button', { name: say('New sale') });
        const nextCall = () => page.getByRole('button', { name: say('Amount') }).click();
        const role = say('Administrator', {}, 'role');
        await page.goto('/sales');
        await expectLook(page, preferences);
        await expect(page.getByRole('table', { name: say('Sales') })).toBeVisible();
        await expect(create).not.toHaveAttribute('aria-disabled');

        await test.step('the right changes on the server: the button stays, and explains itself', async () => {
          salesApi.api.grant('admin@demo.com', [{ action: 'read', subject: 'Sale' }]);
          await nextCall();
          await expect(create).toHaveAttribute('aria-disabled', 'true');
          await expect(create).toHaveAccessibleDescription(
            new RegExp(say("The role {role} doesn't allow you to {what}.", { role, what: say('record sales') })),
          );
          await create.press('Enter');
          await expect(page.getByRole('dialog', { name: say('New sale') })).toContainText(
            say('Roles that allow it: {list}', { list: role }),
          );
          await page.keyboard.press('Escape');
        });

        await test.step('the right returns: the button works again', async () => {
          salesApi.api.grant('admin@demo.com', [{ action: 'manage', subject: 'all' }]);
          await nextCall();
          await expect(create).not.toHaveAttribute('aria-disabled');
        });

        await test.step('the page itself is lost: it says so at its address, and leaves the menu', async () => {
          salesApi.api.grant('admin@demo.com', [{ action: 'read', subject: 'ACL' }]);
          await nextCall();
          await expect(
            page.getByRole('heading', { name: say('No access to {page}', { page: say('Sales') }) }),
          ).toBeVisible();
          await expect(page).toHaveURL(/\/sales\?/);
          const menu = page.getByRole('navigation', { name: say('Main menu') });
          await expect(menu.getByRole('link', { name: say('Access control') })).toBeVisible();
          await expect(page.getByRole('link', { name: say('Sales'), exact: true })).toHaveCount(0);
        });
      },
    );
  });
}
