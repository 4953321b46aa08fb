import { expect, test } from '../fixtures.ts';
import { expectLook, inFirstLook, looks, smoke } from '../looks.ts';

test.use({ signedInAs: 'admin@demo.com' });

for (const { look, preferences } of looks) {
  test.describe(`an answer ${look}`, () => {
    test.use({ preferences });

    test('is found by a search, and by its address', inFirstLook(preferences, smoke('faq')), async ({ page, say }) => {
      await page.goto('/pages/faq');
      await expectLook(page, preferences);
      await page.getByRole('searchbox', { name: say('Search questions') }).fill('CAFE');
      await page.getByRole('link', { name: say('{length} in {title}', { length: 1, title: 'Delivery' }) }).click();
      await expect(page).toHaveURL('/pages/faq?q=CAFE&topic=delivery');
      const question = page.getByRole('button', { name: 'Can you deliver to my hotel?' });
      await expect(question).toHaveAttribute('aria-expanded', 'true');
      await expect(page.locator('mark')).toHaveText(['café']);

      await page.goto('/pages/faq#refund-time');
      const named = page.getByRole('button', { name: 'How long does a refund take?' });
      await expect(named).toHaveAttribute('aria-expanded', 'true');
      await expect(named).toBeFocused();
      await expect(named).toBeInViewport();
    });

    test(
      'is read in the knowledge base, where it was linked to',
      inFirstLook(preferences, smoke('knowledge-base')),
      async ({ page, say }) => {
        await page.goto('/pages/knowledge-base/api-questions/how-do-i-install-an-esim-from-the-app#install');
        await expectLook(page, preferences);
        await expect(page.getByRole('heading', { name: 'How do I install an eSIM from the app?' })).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Install', exact: true })).toBeInViewport();
        const related = page.getByRole('region', { name: say('Related questions') });
        await related.getByRole('link', { name: 'How do I send documents for a claim?' }).click();
        await expect(page).toHaveURL('/pages/knowledge-base/api-questions/how-do-i-send-documents-for-a-claim');
        await page.getByRole('button', { name: say('Yes'), exact: true }).click();
        await expect(page.getByText(say('Thanks for your feedback.'))).toBeVisible();

        await page.goto('/pages/knowledge-base/api-questions/how-do-i-install-esims');
        await expect(page.getByRole('heading', { name: say("This page doesn't exist (404)") })).toBeVisible();
      },
    );
  });
}

test('closed answers are printed open', async ({ page }) => {
  await page.goto('/pages/faq');
  const answer = page.getByText('Turn this on in your bank’s app');
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
});
