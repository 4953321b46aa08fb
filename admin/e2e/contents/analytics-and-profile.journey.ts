import { expect, test } from '../fixtures.ts';
import { expectLook, inFirstLook, looks, smoke } from '../looks.ts';

test.use({ signedInAs: 'admin@demo.com' });

for (const { look, preferences } of looks) {
  test.describe(`a manager ${look}`, () => {
    test.use({ preferences });

    test(
      'chooses a period, which the address keeps, and reads how a figure came about',
      inFirstLook(preferences, smoke('analytics')),
      async ({ page, say }) => {
        await page.goto('/dashboard/analytics');
        await expectLook(page, preferences);
        await page.getByRole('button', { name: say('Last 7 days') }).click();
        await page.getByRole('menuitem', { name: say('Last 28 Days') }).click();
        await expect(page).toHaveURL('/dashboard/analytics?period=last+28+days');
        await page.reload();
        await expect(page.getByRole('button', { name: say('Last 28 Days') })).toBeVisible();

        const figure = page.getByRole('group', { name: say('Orders received') }).getByRole('button');
        await figure.click();
        const explanation = page.getByRole('dialog', { name: say('How orders received are counted') });
        await expect(explanation.getByText('GET /card/card-series/orders')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(explanation).toBeHidden();
        await expect(figure).toBeFocused();

        await page
          .getByRole('grid', { name: say('List of invoices') })
          .getByRole('link', { name: '#5036' })
          .click();
        await expect(page).toHaveURL('/apps/invoice/preview/5036');
        await page.goBack();
        await expect(page).toHaveURL('/dashboard/analytics?period=last+28+days');
      },
    );

    test(
      'likes a post and votes in a poll, and takes the vote back',
      inFirstLook(preferences, smoke('profile')),
      async ({ page, say }) => {
        await page.goto('/pages/profile');
        await expectLook(page, preferences);
        const post = page.getByRole('article').nth(2);
        const like = post.locator('button[aria-pressed]').first();
        await expect(like).toContainText('269');
        await like.click();
        await expect(like).toHaveAttribute('aria-pressed', 'true');
        await expect(like).toContainText('270');

        const poll = page.getByRole('region', { name: say('Polls', {}, 'profile') });
        const [window] = await poll.getByRole('radio').all();
        await window?.check();
        await expect(poll.getByText(/^\d+%$/)).toHaveText(['55%', '45%']);
        await expect(poll.getByText(/^150 /)).toBeVisible();
        await page.getByRole('button', { name: say('Undo') }).click();
        await expect(poll.getByText(/^149 /)).toBeVisible();
        await expect(poll.getByRole('radio', { checked: true })).toHaveCount(0);
        await expect(like).toContainText('270');
      },
    );
  });
}

test(
  'a manager raises the budget, which a reload keeps, and takes it back (DSH-06)',
  smoke('dashboard'),
  async ({ page }) => {
    await page.goto('/dashboard/ecommerce');
    const report = page.getByRole('region', { name: 'Revenue Report' });
    await report.getByRole('button', { name: 'Increase budget' }).click();
    await report.getByRole('button', { name: 'Increase budget' }).click();
    await expect(report.getByText(/58\.800/)).toBeVisible();
    await expect(page.getByText('2 changes to the 2020 budget')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(report.getByText(/56\.800/)).toBeVisible();
    await page.reload();
    await expect(report.getByText(/56\.800/)).toBeVisible();
  },
);
