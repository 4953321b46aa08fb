import { expect, test } from '../fixtures.ts';
import { expectLook, inEveryEngine, inFirstLook, looks, smoke } from '../looks.ts';
import { expectRest, tabTo } from '../session/session.steps.ts';
import { composer, leaveUnconfirmed, messages } from './chat.steps.ts';

test.use({ signedInAs: 'admin@demo.com' });

const caio = 'Caio Brandão';
const receipts = 'The receipts are on their way';
const camera = 'And one for the camera';

for (const { look, preferences } of looks) {
  test.describe(`the chat ${look}, by keyboard alone`, inEveryEngine(preferences), () => {
    test.use({ preferences });

    test(
      'sends a message, tries one again whose answer was lost, and has each of them once',
      inFirstLook(preferences, smoke('chat')),
      async ({ page, say }) => {
        await page.goto('/apps/chat');
        await expectLook(page, preferences);
        await tabTo(
          page,
          page
            .getByRole('list', { name: say('Chats') })
            .getByRole('button')
            .first(),
        );
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/contact=1/);
        await expect(composer(page, say, caio)).toBeFocused();
        await expect(page).toHaveTitle(/^Caio Brandão/);

        await page.keyboard.type(receipts);
        await page.keyboard.press('Enter');
        await expect(composer(page, say, caio)).toHaveValue('');
        // The contact is online: it receives the message, reads it, and answers.
        await expect(messages(page, `${receipts}, ${say('Seen')}`)).toHaveCount(1);
        await expect(messages(page, caio).last()).toBeInViewport();

        const stored = page.locator('[data-message-id]').filter({ has: messages(page, receipts) });
        await leaveUnconfirmed(page, [
          { contactId: 1, clientId: (await stored.getAttribute('data-message-id')) ?? '', message: receipts },
          { contactId: 1, clientId: 'never-answered', message: camera },
        ]);
        await page.reload();

        await expect(messages(page, receipts)).toHaveCount(1);
        const unconfirmed = messages(page, `${camera}, ${say('Not confirmed')}`);
        await expect(unconfirmed).toHaveCount(1);
        await tabTo(page, unconfirmed.getByRole('button', { name: say('Retry') }));
        await page.keyboard.press('Enter');
        await expect(unconfirmed).toHaveCount(0);
        await expect(messages(page, camera)).toHaveCount(1);
        await expectRest(page);

        await page.reload();
        await expect(messages(page, camera)).toHaveCount(1);
        await expect(messages(page, receipts)).toHaveCount(1);
        await expect(page.getByText(say('Not confirmed'))).toHaveCount(0);
      },
    );
  });
}

test('who types on after Edit writes into the composer, and deletes nothing', async ({ page, say }) => {
  await page.goto('/apps/chat?contact=2');
  const text = 'Perfect. How will they get home?';
  const own = messages(page, text);
  const dots = own.getByRole('button', { name: say('Message actions') });
  await dots.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('menuitem', { name: say('Copy text') })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: say('Edit') })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type(' wait delete');

  const field = composer(page, say, 'Noah Adeyemi');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(`${text} wait delete`);
  await page.keyboard.press('Enter');
  await expect(messages(page, `${text} wait delete`)).toHaveCount(1);

  await dots.focus();
  await page.keyboard.type('wait delete');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(own).toHaveCount(1);
});

test('a draft waits for its conversation, also on another page and after a reload', async ({ page, say }) => {
  await page.goto('/apps/chat?contact=1');
  await composer(page, say, caio).fill('Tell Beatriz that');
  await page.getByRole('list', { name: 'Chats' }).getByRole('button', { name: 'Noah Adeyemi' }).click();
  const row = page.getByRole('list', { name: 'Chats' }).getByRole('button', { name: caio });
  await expect(row).toContainText('Tell Beatriz that');

  await page.goto('/sales');
  await page.goto('/apps/chat');

  await expect(row).toContainText('Tell Beatriz that');
  await row.click();
  await expect(composer(page, say, caio)).toHaveValue('Tell Beatriz that');
});
