import { expect, test } from '../fixtures.ts';
import { smoke } from '../looks.ts';
import { salesTable } from '../features/sales.steps.ts';

test.use({ signedInAs: 'admin@demo.com' });

test(
  'an administrator views the app as a role by keyboard: this tab alone, nothing saved, until it is stopped or reloaded',
  smoke('access-control'),
  async ({ page, context }) => {
    const notice = page.getByText('Viewing as Support. Read only.');
    const viewAsSupport = page.getByRole('button', { name: 'View as Support' });
    await page.goto('/apps/roles');
    await viewAsSupport.press('Enter');
    await expect(notice).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sales', exact: true })).toHaveCount(0);

    await test.step('another tab knows nothing of it', async () => {
      const other = await context.newPage();
      await other.goto('/sales');
      await expect(salesTable(other)).toBeVisible();
      await expect(other.getByText(/^Viewing as/)).toHaveCount(0);
      await other.close();
    });

    await test.step('a change is refused in a sentence', async () => {
      await page.getByRole('link', { name: 'Kanban' }).press('Enter');
      await page.getByRole('button', { name: 'Add task to TODO' }).press('Enter');
      await expect(page.getByRole('textbox', { name: 'What needs to be done?' })).toBeFocused();
      await page.keyboard.type('Never to be saved');
      await page.keyboard.press('Control+Enter');
      await expect(page.getByText(/Nothing can be saved while you view this as someone else/).first()).toBeVisible();
    });

    await test.step('Stop is within reach of the keyboard, and keeps the address', async () => {
      const address = page.url();
      await page.getByRole('button', { name: 'Stop viewing as Support' }).press('Enter');
      await expect(notice).toHaveCount(0);
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('link', { name: 'Sales', exact: true })).toBeVisible();
    });

    await test.step('a reload ends it too', async () => {
      await page.goto('/apps/roles');
      await viewAsSupport.click();
      await expect(notice).toBeVisible();
      await page.reload();
      await expect(viewAsSupport).toBeVisible();
      await expect(notice).toHaveCount(0);
    });

    await test.step('the audit says when each of the two views ended', async () => {
      await page.goto('/access-control');
      const views = page.getByRole('table', { name: '“View as” history' }).getByRole('row', { name: /Support/ });
      await expect(views).toHaveCount(2);
      for (const view of await views.all()) await expect(view.getByRole('time')).toHaveCount(2);
    });
  },
);
