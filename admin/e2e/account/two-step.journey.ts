import { expect, test } from '../fixtures.ts';
import { expectLook, looks } from '../looks.ts';

test.use({ signedInAs: 'admin@demo.com' });

/** The code of every text message of the demo: none is sent. */
const CODE = '246810';

for (const { look, preferences } of looks) {
  test.describe(`two-step set-up by phone ${look}`, () => {
    test.use({ preferences, viewport: { width: 390, height: 844 } });

    test('is on once a code has proved it, and still is after a reload', async ({ page, say }) => {
      await page.goto('/pages/account-settings?tab=security');
      await expectLook(page, preferences);
      await page.getByRole('button', { name: say('Enable two-step verification') }).click();
      const proof = page.getByRole('dialog', { name: say("Confirm it's you") });
      await proof.locator('[autocomplete=current-password]').fill('window-seat');
      await page.keyboard.press('Enter');
      await page.getByRole('radio', { name: say('SMS', {}, 'way of confirming') }).check({ force: true });
      await page.getByRole('button', { name: say('Continue') }).click();
      await page.getByRole('textbox', { name: say('Phone number') }).fill('+55 11 91234-5678');
      await page.keyboard.press('Enter');

      const code = page.getByRole('textbox', { name: say('Code') });
      await code.fill('111111');
      await expect(
        page.getByText(say("This code isn't right. Check the clock of your phone, or wait for the next code.")),
      ).toBeVisible();
      await code.fill(CODE);
      const codes = page.getByRole('list', { name: say('Recovery codes') });
      await expect(codes.getByRole('listitem')).toHaveCount(8);
      await page.getByRole('checkbox', { name: say('I have kept the codes') }).check({ force: true });
      await page.getByRole('button', { name: say('Done', {}, 'finish') }).click();
      await expect(page.getByRole('button', { name: say('Turn off two-step verification') })).toBeVisible();

      await page.reload();
      await expect(page.getByRole('button', { name: say('Turn off two-step verification') })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      const kept = await page.evaluate(() =>
        [localStorage, sessionStorage].flatMap((each) => Object.values(each)).join(),
      );
      expect(kept).not.toContain(CODE);
    });
  });
}
