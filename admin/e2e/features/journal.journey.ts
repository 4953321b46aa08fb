import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { smoke } from '../looks.ts';
import { expectRest } from '../session/session.steps.ts';
import { card } from './kanban.steps.ts';

test.use({ signedInAs: 'admin@demo.com' });

const task = 'Draft the eSIM price list';
const [somebody, another] = ['Elif Karaca', 'Lucía Fernández Paz'];

const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Your changes' });
const line = (page: Page, sentence: string): Locator => panel(page).getByRole('listitem').filter({ hasText: sentence });
const row = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });

async function moveToDone(page: Page): Promise<void> {
  await page.goto('/apps/kanban');
  await card(page, task).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Move to Done' }).click();
  await expect(page.getByRole('region', { name: 'Done' })).toContainText(task);
}

async function makeMaintainer(page: Page, name: string): Promise<void> {
  await page.goto('/apps/user/list');
  await row(page, name).getByRole('checkbox').click();
  const bar = page.getByRole('group', { name: 'Selected rows' });
  await bar.getByRole('button', { name: 'Role', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Support', exact: true }).click();
  await expect(row(page, name)).toContainText('Support');
}

/** Gives a user another role as somebody else; the server is in the page, so that it happens there. */
async function giveRoleAsOther(page: Page, fullName: string, role: string): Promise<void> {
  await page.evaluate(
    ([name, wanted]) => {
      const users = JSON.parse(sessionStorage.getItem('embarque.demo.users') ?? '[]') as { fullName: string }[];
      const changed = users.map((user) => (user.fullName === name ? { ...user, role: wanted } : user));
      sessionStorage.setItem('embarque.demo.users', JSON.stringify(changed));
    },
    [fullName, role],
  );
}

test(
  "changes are undone out of order after a reload, and somebody else's stays",
  smoke(),
  async ({ page, salesApi }) => {
    const sale = salesApi.api.sales.at(-1)?.id;
    await test.step('a task, two users and a sale are changed', async () => {
      await moveToDone(page);
      await makeMaintainer(page, somebody);
      await expectRest(page);
      await makeMaintainer(page, another);
      await expectRest(page);
      await page.goto('/sales');
      await page.getByRole('button', { name: `Actions for ${sale}` }).click();
      await page.getByRole('menuitem', { name: 'Delete sale' }).click();
      await expect(page.getByText(`Sale ${sale} deleted`)).toBeVisible();
      await giveRoleAsOther(page, somebody, 'editor');
      await page.reload();
    });

    await test.step('the panel lists them, the latest first', async () => {
      await expect(page.getByRole('table', { name: 'Sales' })).toBeVisible();
      await page.keyboard.press('Control+j');
      await expect(panel(page).getByRole('listitem')).toHaveText([
        new RegExp(`Sale ${sale} deleted.*Saved.*Can't be undone`),
        new RegExp(`${another} updated.*Saved`),
        new RegExp(`${somebody} updated.*Saved`),
        new RegExp(`“${task}” moved to Done.*Saved`),
      ]);
    });

    await test.step('the oldest is undone first, then a later one', async () => {
      for (const sentence of [`“${task}” moved to Done`, `${another} updated`]) {
        await panel(page)
          .getByRole('button', { name: `Undo: ${sentence}` })
          .click();
        await expect(line(page, sentence)).toContainText('Undone');
        await expect(line(page, sentence)).toBeFocused();
      }
    });

    await test.step('what somebody else has changed stays', async () => {
      await panel(page)
        .getByRole('button', { name: `Undo: ${somebody} updated` })
        .click();
      await expect(line(page, `${somebody} updated`)).toContainText('Changed again since, and left as it is.');
      await page.keyboard.press('Escape');
      await expectRest(page);
      await page.goto('/apps/user/list');
      await expect(row(page, somebody)).toContainText('User');
      await expect(row(page, another)).not.toContainText('Support');
      await page.goto('/apps/kanban');
      await expect(page.getByRole('region', { name: 'TODO' })).toContainText(task);
    });
  },
);
