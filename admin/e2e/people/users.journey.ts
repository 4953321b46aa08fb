import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectLook, inFirstLook, looks, smoke } from '../looks.ts';
import { faultsOfTextOrder } from '../product/text-order.ts';
import { expectRest } from '../session/session.steps.ts';
import type { Say } from '../words.ts';

test.use({ signedInAs: 'admin@demo.com' });

const [last, next] = ['Hanh Pham', 'Malik Johnson'];

const row = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });

async function chooseInRow(page: Page, say: Say, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: say('Actions for {0}', { 0: name }) }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Reads why, and closes the message. */
async function expectRefusal(page: Page, say: Say, title: string, role: 'dialog' | 'alertdialog'): Promise<void> {
  const refusal = page.getByRole(role, { name: title });
  await expect(refusal).toContainText(say('The only active administrator. Make someone else an administrator first.'));
  await page.keyboard.press('Escape');
  await expect(refusal).toHaveCount(0);
}

for (const { look, preferences } of looks) {
  test.describe(`the last administrator ${look}`, () => {
    test.use({ preferences });

    test('stays until there is another one', inFirstLook(preferences, smoke('users')), async ({ page, say }) => {
      const suspend = say('Suspend', {}, 'action');
      const bar = page.getByRole('group', { name: say('Selected rows') });
      await page.goto('/apps/user/list?role=admin');
      await expectLook(page, preferences);

      await test.step('all are suspended together: the last one is left out, with the reason', async () => {
        await expect(row(page, last)).toBeVisible();
        await page.getByRole('checkbox', { name: say('Select all rows of this page') }).click();
        await bar.getByRole('button', { name: /11/ }).click();
        await bar.getByRole('button', { name: suspend }).click();
        const question = page.getByRole('alertdialog', { name: /10/ });
        await expect(question.getByRole('listitem').filter({ hasText: last })).toContainText(
          say('The only active administrator. Make someone else an administrator first.'),
        );
        expect(await faultsOfTextOrder(page)).toEqual([]);
        await question.getByRole('button', { name: suspend }).click();
        await expect(page.getByRole('button', { name: new RegExp(`^${say('Active users')} 15`) })).toBeVisible();
        await expectRest(page);
      });

      await test.step('neither the list nor the page of the user lets go of the last one', async () => {
        await page.reload();
        await chooseInRow(page, say, last, say('Delete'));
        await expectRefusal(page, say, say("{name} can't be deleted", { name: last }), 'dialog');
        await page.getByRole('link', { name: last }).click();
        await page.getByRole('button', { name: suspend, exact: true }).click();
        await expectRefusal(page, say, say("{name} can't be suspended", { name: last }), 'alertdialog');
      });

      await test.step('somebody else becomes an administrator', async () => {
        await page.goto('/apps/user/list');
        await row(page, next).getByRole('checkbox').click();
        await bar.getByRole('button', { name: say('Role'), exact: true }).click();
        await page.getByRole('menuitem', { name: say('Admin', {}, 'role'), exact: true }).click();
        await expect(row(page, next)).toContainText(say('Admin', {}, 'role'));
        await expectRest(page);
      });

      await test.step('now the former last one can go, and the new one stays', async () => {
        await page.goto('/apps/user/list?role=admin');
        await chooseInRow(page, say, last, say('Delete'));
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: say('Delete') })
          .click();
        await expect(row(page, last)).toHaveCount(0);
        await chooseInRow(page, say, next, say('Delete'));
        await expectRefusal(page, say, say("{name} can't be deleted", { name: next }), 'dialog');
      });
    });
  });
}
