import { expect, test } from '../fixtures.ts';
import { expectLook, inFirstLook, looks, smoke } from '../looks.ts';

for (const { look, preferences } of looks) {
  test.describe(`a visitor ${look}`, () => {
    test.use({ preferences });

    test(
      'registers in three steps, and a reload on the way costs no more than the password',
      inFirstLook(preferences, smoke('authentication')),
      async ({ page, say }) => {
        await page.goto('/pages/register-multi-steps?step=billing');
        await expectLook(page, preferences);
        await expect(page.getByText(say('Start here: the later steps build on this one.'))).toBeVisible();
        await expect(page).toHaveURL('/pages/register-multi-steps');
        const field = (autocomplete: string) => page.locator(`[autocomplete="${autocomplete}"]:visible`);
        const goOn = page.locator('button[type=submit]');
        await field('username').fill('ana.prado');
        await field('email').fill('ana@example.com');
        for (const password of await field('new-password').all()) await password.fill('a long new one');
        await goOn.click();
        await expect(page).toHaveURL('/pages/register-multi-steps?step=personal');
        await field('given-name').fill('Ana');

        await page.reload();
        await expect(page.getByText(/^(Your entries are still here|Seus dados continuam aqui)/)).toBeVisible();
        await expect(field('username')).toHaveValue('ana.prado');
        for (const password of await field('new-password').all()) await password.fill('a long new one');
        await goOn.click();
        await expect(field('given-name')).toHaveValue('Ana');
        await field('postal-code').fill('01310100');
        await expect(field('postal-code')).toHaveValue('01310-100');
        await field('address-line1').fill('Avenida Paulista, 1578');
        await goOn.click();

        await field('cc-number').fill('4242424242424242');
        await field('cc-name').fill('Ana Prado');
        await field('cc-exp').fill('1299');
        await field('cc-csc').fill('123');
        await goOn.click();
        await expect(page.getByText(say('Your account is created'))).toBeVisible();
        expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/a long new one|424242|"123"/);
      },
    );
  });
}

test('a visitor signs in by a code, and a refused one says how many attempts are left', async ({ page }) => {
  await page.goto('/pages/login-cover');
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.com');
  await page.locator('[autocomplete=current-password]').fill('boarding-pass');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/pages/two-steps-cover');
  const code = page.getByRole('textbox', { name: 'Code from the message' });
  await code.pressSequentially('111111');
  await expect(page.getByText('Wrong code. 4 attempts left.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Resend in [345]\d s$/ })).toBeVisible();
  await code.fill('204177');
  await expect(page.getByText("You're signed in")).toBeVisible();
});
