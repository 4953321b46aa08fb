import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectLook, inFirstLook, looks, smoke } from '../looks.ts';
import { faultsOfTextOrder } from '../product/text-order.ts';
import { expectRest } from '../session/session.steps.ts';
import type { Say } from '../words.ts';

test.use({ signedInAs: 'admin@demo.com' });

const own = 'Marina Duarte';

const row = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });

async function chooseInRow(page: Page, say: Say, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: say('Actions for {0}', { 0: name }) }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Reads why, and closes the message. */
async function expectRefusal(page: Page, say: Say, title: string, role: 'dialog' | 'alertdialog'): Promise<void> {
  const refusal = page.getByRole(role, { name: title });
  await expect(refusal).toContainText(say('This is your own account. Ask another administrator.'));
  await page.keyboard.press('Escape');
  await expect(refusal).toHaveCount(0);
}

for (const { look, preferences } of looks) {
  test.describe(`the own account ${look}`, () => {
    test.use({ preferences });

    test('stays when all administrators go', inFirstLook(preferences, smoke('users')), async ({ page, say }) => {
      const suspend = say('Suspend', {}, 'action');
      const bar = page.getByRole('group', { name: say('Selected rows') });
      await page.goto('/apps/user/list?role=admin');
      await expectLook(page, preferences);

      await test.step('all are suspended together: the own one is left out, with the reason', async () => {
        await expect(row(page, own)).toBeVisible();
        await page.getByRole('checkbox', { name: say('Select all rows of this page') }).click();
        await bar.getByRole('button', { name: /11/ }).click();
        await bar.getByRole('button', { name: suspend }).click();
        const question = page.getByRole('alertdialog', { name: /10/ });
        await expect(question.getByRole('listitem').filter({ hasText: own })).toContainText(
          say('This is your own account. Ask another administrator.'),
        );
        expect(await faultsOfTextOrder(page)).toEqual([]);
        await question.getByRole('button', { name: suspend }).click();
        await expect(page.getByRole('button', { name: new RegExp(`^${say('Active users')} 15`) })).toBeVisible();
        await expectRest(page);
      });

      await test.step('neither the list nor the page of the user lets go of the own one', async () => {
        await page.reload();
        await chooseInRow(page, say, own, say('Delete'));
        await expectRefusal(page, say, say("{name} can't be deleted", { name: own }), 'dialog');
        await page.getByRole('link', { name: own }).click();
        await page.getByRole('button', { name: suspend, exact: true }).click();
        await expectRefusal(page, say, say("{name} can't be suspended", { name: own }), 'alertdialog');
      });
    });
  });
}
