import { expect, test } from '../fixtures.ts';
import { salesTable } from '../features/sales.steps.ts';

test.use({ signedInAs: 'admin@demo.com' });

test('a role loses a right while its holder works, and the page follows without a reload (XR-05)', async ({
  page,
  salesApi,
}) => {
  const create = page.getByRole('button', { name: 'New sale' });
  const nextCall = () => page.getByRole('button', { name: 'Amount' }).click();
  await page.goto('/sales');
  await expect(salesTable(page)).toBeVisible();
  await expect(create).not.toHaveAttribute('aria-disabled');

  await test.step('the right changes on the server: the button stays, and explains itself', async () => {
    salesApi.api.grant('admin@demo.com', [{ action: 'read', subject: 'Sale' }]);
    await nextCall();
    await expect(create).toHaveAttribute('aria-disabled', 'true');
    await expect(create).toHaveAccessibleDescription(/allow(s|ed)? you to record sales/);
    await create.press('Enter');
    await expect(page.getByRole('dialog', { name: 'New sale' })).toContainText('Roles that allow it: Administrator');
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
    await expect(page.getByRole('heading', { name: 'No access to Sales' })).toBeVisible();
    await expect(page).toHaveURL(/\/sales\?/);
    await expect(page.getByRole('link', { name: 'Access control' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sales', exact: true })).toHaveCount(0);
  });
});
