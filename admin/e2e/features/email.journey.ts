import type { Page } from '@playwright/test';
import { salesApiHost } from '../build.setup.ts';
import { answer, composer, entry, expectMails, mail, mails, mailsInHand, reader } from './email.steps.ts';
import { expect, test } from '../fixtures.ts';
import { changeMessage, hostile, onePixel, stranger } from './hostile-mail.ts';
import { expectLook, inEveryEngine, inFirstLook, looks, smoke } from '../looks.ts';
import { endOnServer, expectRest, signIn, toasts } from '../session/session.steps.ts';

test.use({ signedInAs: 'admin@demo.com' });

const japan = 'eSIM Japan 20 GB does not connect';

for (const { look, preferences } of looks) {
  test.describe(`the mailbox ${look}`, inEveryEngine(preferences), () => {
    test.use({ preferences });

    test(
      'stars a mail, throws it away, takes it back, and keeps the answer to it',
      inFirstLook(preferences, smoke('email')),
      async ({ page, say }) => {
        const inbox = say('Inbox');
        await page.goto('/apps/email');
        await expectLook(page, preferences);
        await mail(page, inbox, japan).click();
        const open = reader(page, japan);
        await expect(open).toBeVisible();
        await expect(mail(page, inbox, japan)).toBeVisible();
        const star = open.getByRole('button', { name: say('Star'), exact: true });
        await star.click();
        await expect(star).toHaveAttribute('aria-pressed', 'true');

        await open.getByRole('button', { name: say('Move to trash') }).click();
        await expect(open).toHaveCount(0);
        await expect(mail(page, inbox, japan)).toHaveCount(0);
        await toasts(page)
          .getByRole('button', { name: say('Undo') })
          .click();
        await mail(page, inbox, japan).click();

        await open
          .getByRole('group', { name: say('Reply or forward') })
          .getByRole('button', { name: say('Reply'), exact: true })
          .click();
        const reply = answer(open, `Re: ${japan}`);
        const text = reply.getByRole('textbox', { name: say('Message') });
        await expect(reply.getByRole('row', { name: 'Kenji Watanabe' })).toBeVisible();
        await expect(text.getByRole('blockquote')).toContainText('shows a signal, but no page opens');
        await expect(text).toBeFocused();
        await page.keyboard.press('Control+Home');
        await page.keyboard.type('Dear Kenji, please switch roaming on.');
        await reply.getByRole('button', { name: say('Send'), exact: true }).click();
        await expect(toasts(page).filter({ hasText: say('Message sent') })).toBeVisible();

        await entry(page, say, 'Folders', 'Sent').click();
        const sent = mail(page, say('Sent', {}, 'folder'), `Re: ${japan}`);
        await expect(sent).toContainText('Kenji Watanabe');
        await page.reload();
        await expect(sent).toContainText('Dear Kenji, please switch roaming on.');
        await entry(page, say, 'Folders', 'Starred').click();
        await expect(mail(page, say('Starred'), japan)).toBeVisible();
      },
    );
  });
}

test.describe('the mailbox', () => {
  test('saves the last change when the page is left at once, and offers no undo from elsewhere', async ({ page }) => {
    await page.goto('/apps/email');
    const stars = mails(page, 'Inbox').getByRole('button', { name: /^Star “/ });
    await expect(stars.first()).toBeVisible();
    const pressed = () => stars.evaluateAll((all) => all.slice(0, 4).map((star) => star.getAttribute('aria-pressed')));
    const turned = (await pressed()).map((is) => String(is !== 'true'));
    for (const key of 'jsjsjsjs') await page.keyboard.press(key);
    await page.getByRole('link', { name: 'Kanban', exact: true }).first().click();
    await expect(page).toHaveURL(/kanban/);
    await expect(toasts(page)).toHaveCount(0);

    await page.goBack();
    await expect(stars.first()).toBeVisible();
    expect(await pressed()).toEqual(turned);
  });

  test('keeps the drafts of two tabs', async ({ page, context }) => {
    await page.goto('/apps/email/draft');
    const other = await context.newPage();
    await other.goto('/apps/email/draft');
    for (const [tab, subject] of [
      [page, 'From this tab'],
      [other, 'From the other tab'],
    ] as const) {
      await tab.getByRole('button', { name: 'Compose' }).click();
      await tab.getByRole('textbox', { name: 'Subject' }).fill(subject);
      await tab.getByRole('button', { name: 'Save draft and close' }).click();
      await expect(mail(tab, 'Draft', subject)).toBeVisible();
    }

    await page.reload();
    await expect(mail(page, 'Draft', 'From this tab')).toBeVisible();
    await expect(mail(page, 'Draft', 'From the other tab')).toBeVisible();
  });

  test('leaves what is written in a tab to that tab, and to the drafts when it is gone', async ({ page, context }) => {
    const subject = (tab: Page) => tab.getByRole('textbox', { name: 'Subject' });
    const open = (tab: Page) => tab.getByRole('button', { name: 'Restore window' }).click();
    const other = await context.newPage();
    await other.goto('/apps/email/draft');
    await expect(mails(other, 'Draft')).toHaveCount(4);
    await page.goto('/apps/email/draft');
    await page.getByRole('button', { name: 'Compose' }).click();
    await subject(page).fill('From this tab');

    await other.getByRole('button', { name: 'Compose' }).click();
    await subject(other).fill('From the other tab');
    await page.reload();
    await open(page);
    await expect(subject(page)).toHaveValue('From this tab');
    await other.reload();
    await open(other);
    await expect(subject(other)).toHaveValue('From the other tab');

    await subject(page).fill('Newer words');
    await other.getByRole('link', { name: 'Kanban', exact: true }).first().click();
    await expect(other).toHaveURL(/kanban/);
    await page.reload();
    await open(page);
    await expect(subject(page)).toHaveValue('Newer words');
    await expect(mails(page, 'Draft')).toHaveCount(4);

    await page.close();
    // The browser gives back what a closed tab had a moment later.
    await expect.poll(() => mailsInHand(other)).toBe(1);
    await other.goBack();
    await expect(mail(other, 'Draft', 'Newer words')).toHaveCount(1);
    await open(other);
    await expect(subject(other)).toHaveValue('From the other tab');
    await other.reload();
    await expect(mails(other, 'Draft')).toHaveCount(5);
  });

  test('keeps the mail that is written when the session runs out on another page', async ({ page, salesApi }) => {
    await page.goto('/apps/email');
    await page.getByRole('button', { name: 'Compose' }).click();
    await page.getByRole('textbox', { name: 'Subject' }).fill('To be continued');
    await endOnServer(salesApi, page);
    await page.goto('/sales');
    await expect(page.getByText('Your session has ended. Sign in to continue where you left off.')).toBeVisible();
    await signIn(page);
    await expect(page).toHaveURL('/sales');
    await page.goto('/apps/email');
    await expect(composer(page, 'To be continued')).toBeVisible();
  });

  test('labels a mail, which then lies under its label, over a reload too', async ({ page, say }) => {
    // No room for the list beside the mail.
    await page.setViewportSize({ width: 1279, height: 720 });
    await page.goto('/apps/email');
    await mail(page, 'Inbox', japan).click();
    const labels = reader(page, japan).getByRole('group', { name: 'Labels' });
    await expect(labels).toHaveText('ImportantPrivate');
    await reader(page, japan).getByRole('button', { name: 'Add or remove a label' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Company' }).click();
    await expect(labels).toHaveText('ImportantPrivateCompany');

    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await entry(page, say, 'Labels', 'Company').click();
    await expect(mail(page, 'Company', japan)).toBeVisible();
    await expectRest(page);
    await page.reload();
    await expect(mail(page, 'Company', japan)).toBeVisible();
  });

  test('finds mails while a person types, and keeps the search around an open mail', async ({ page }) => {
    await page.goto('/apps/email');
    await expectMails(page, 'Inbox', 22);
    await page.getByRole('searchbox', { name: 'Search mail' }).fill('kenji');
    await expectMails(page, 'Inbox', 1);
    await expect(page).toHaveURL('/apps/email?q=kenji');
    await mail(page, 'Inbox', japan).click();
    await expect(page).toHaveURL(/\/apps\/email\?q=kenji&mail=\d+$/);

    await page.goBack();
    await expect(reader(page, japan)).toHaveCount(0);
    await expectMails(page, 'Inbox', 1);
    await expect(page.getByRole('searchbox', { name: 'Search mail' })).toHaveValue('kenji');
  });

  test('opens a mail by its address, and goes back and forth between folders', async ({ page, say }) => {
    await page.goto('/apps/email');
    await mail(page, 'Inbox', japan).click();
    await expect(reader(page, japan)).toBeVisible();
    const address = page.url();
    await expectMails(page, 'Inbox', 22);
    await entry(page, say, 'Folders', 'Spam').click();
    await expectMails(page, 'Spam', 6);
    await expect(reader(page, japan)).toHaveCount(0);

    await page.goBack();
    await expectMails(page, 'Inbox', 22);
    await expect(reader(page, japan)).toBeVisible();
    await page.goForward();
    await expectMails(page, 'Spam', 6);

    await page.goto(address);
    await expect(reader(page, japan)).toContainText('Kenji Watanabe');
    await page.goto('/apps/email?mail=9999');
    await expect(page.getByRole('heading', { name: 'This message is no longer available' })).toBeVisible();
  });

  test(
    'shows mail of a stranger in a frame, and asks no other server without permission',
    smoke(),
    async ({ page, app }) => {
      const own = [new URL(app.url).host, salesApiHost];
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const elsewhere = () => asked.filter((url) => /^https?:/.test(url) && !own.includes(new URL(url).host));
      await page.route(`${stranger}/**`, (route) => route.fulfill({ contentType: 'image/gif', body: onePixel }));
      await page.goto('/apps/email');
      await expectMails(page, 'Inbox', 22);
      await page.evaluate(changeMessage, { subject: japan, message: hostile });
      await page.reload();

      await mail(page, 'Inbox', japan).click();
      const letter = page.frameLocator('iframe[title="Message from Kenji Watanabe"]').locator('body');
      await expect(letter.getByRole('strong')).toHaveText('waiting for you');
      await expect(letter.locator('script, iframe, form, link, svg, [src], [srcset]')).toHaveCount(0);
      await reader(page, japan).getByRole('button', { name: 'Forward' }).click();
      const quote = answer(reader(page, japan), `Fwd: ${japan}`).getByRole('blockquote');
      await expect(quote).toContainText('waiting for you');
      expect(elsewhere()).toEqual([]);
      await expect(page).toHaveTitle(`${japan} · Inbox · Email · Embarque`);

      await reader(page, japan).getByRole('button', { name: 'Show images' }).click();
      await expect.poll(elsewhere).toEqual([`${stranger}/pixel.gif`]);
    },
  );
});
