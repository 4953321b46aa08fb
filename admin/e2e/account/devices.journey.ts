import { expect, test } from '../fixtures.ts';
import { smoke } from '../looks.ts';
import { signIn } from '../session/session.steps.ts';

test.use({ signedInAs: 'admin@demo.com' });

test(
  'a tab that is signed out from another one says so, stays out over a reload, and the other goes on (XS-08)',
  smoke('account-settings'),
  async ({ page, context, say }) => {
    const other = await context.newPage();
    await other.goto('/apps/todo');
    await expect(other.getByRole('heading', { level: 1 })).toBeAttached();

    await test.step('it is listed as a device, and is signed out', async () => {
      await page.goto('/pages/account-settings?tab=security');
      const devices = page.getByRole('table', { name: say('Recent devices') });
      const revoke = devices.getByRole('button', { name: new RegExp(say('Another tab')) });
      await revoke.click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('Sign out now') })
        .click();
      await expect(revoke).toHaveCount(0);
    });
    await test.step('its next page is sign-in with the reason, also after a reload', async () => {
      const chat = other.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Chat' });
      const reason = other.getByText('You were signed out on another device. Sign in to continue where you left off.');
      // A request of the open page may have told it before.
      await chat.or(reason).click();
      await expect(reason).toBeVisible();
      await other.reload();
      await expect(reason).toBeVisible();
    });
    await test.step('the first one goes on, and the password lets the other in again', async () => {
      await page.goto('/apps/todo');
      await expect(page.getByRole('button', { name: 'Add Task' })).toBeVisible();
      await signIn(other);
      await expect(other).toHaveURL(/\/apps\/(?:chat|todo)$/);
    });
  },
);
