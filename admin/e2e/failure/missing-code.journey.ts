import { composer, mail, reader } from '../features/email.steps.ts';
import { expect, test } from '../fixtures.ts';
import { smoke } from '../looks.ts';
import { toasts } from '../session/session.steps.ts';

test.use({ signedInAs: 'admin@demo.com' });

const japan = 'eSIM Japan 20 GB does not connect';
const isMissing = 'Check your connection and try again.';

test.describe('code that cannot be fetched', () => {
  test('leaves a button of the frame in its place, which tries again', async ({ page, context }) => {
    await page.goto('/sales');
    await expect(page.getByRole('table', { name: 'Sales' })).toBeVisible();
    await context.setOffline(true);
    const cart = page.getByRole('button', { name: /^Cart/ });
    await cart.click();
    await expect(toasts(page).filter({ hasText: isMissing })).toBeVisible();

    await context.setOffline(false);
    await cart.click();
    await expect(page.getByRole('dialog', { name: 'My cart' })).toBeVisible();
  });

  test('loads by itself when the network is back', async ({ page, context }) => {
    await page.goto('/sales');
    await expect(page.getByRole('table', { name: 'Sales' })).toBeVisible();
    await context.setOffline(true);
    await page.mouse.move(10, 10);
    await expect(page.getByRole('button', { name: 'Cart', exact: true })).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Cart, 5 items' })).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);
  });

  test('leaves focus where it is when it loads after all', async ({ page, context }) => {
    await page.goto('/sales');
    await expect(page.getByRole('table', { name: 'Sales' })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Cart' }).focus();
    await page.keyboard.press('Shift');

    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Cart, 5 items' })).toBeFocused();
  });

  test('leaves the texts in English until those of another language come', async ({ page, context }) => {
    await page.goto('/sales');
    await page.getByRole('button', { name: 'Language: English' }).click();
    const german = page.getByRole('menuitemradio', { name: 'Deutsch' });
    await expect(german).toBeVisible();
    await context.setOffline(true);
    await german.click();
    await expect(toasts(page).filter({ hasText: isMissing })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Sales' })).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Verkäufe' })).toBeVisible();
  });

  test('leaves the frame around a page, which comes with the network by itself', smoke(), async ({ page, context }) => {
    await page.goto('/sales');
    await expect(page.getByRole('table', { name: 'Sales' })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Kanban' }).click();
    const message = page.getByRole('heading', { level: 1, name: "This page couldn't take off" });
    await expect(message).toBeFocused();
    await expect(page.getByRole('alert')).toContainText('Check your connection');
    await expect(page).toHaveTitle('Page not loaded · Embarque');
    await expect(page.getByRole('button', { name: 'Reload page' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Sales', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sales' })).toBeFocused();
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Kanban' }).click();
    await expect(message).toBeFocused();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();

    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Travel desk' })).toBeFocused();
    await expect(page).toHaveURL(/\/apps\/kanban$/);
  });

  test('shows no page without its words', async ({ page }) => {
    const texts = /\/assets\/kit-[^/]+\.js$/;
    await page.route(texts, (route) => route.abort());
    await page.goto('/components/badges');
    await expect(page.getByRole('heading', { level: 1, name: "This page couldn't take off" })).toBeFocused();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();

    await page.unroute(texts);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Badges' })).toBeFocused();
  });

  test('says so on the cover when not even the frame could be fetched (SPEC-2.2-c)', async ({ page }) => {
    const frame = /\/assets\/app-[^/]+\.js$/;
    await page.route(frame, (route) => route.abort());
    await page.goto('/sales');
    await expect(page.getByRole('heading', { level: 1, name: "This page couldn't take off" })).toBeFocused();

    await page.unroute(frame);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('table', { name: 'Sales' })).toBeVisible();
  });

  test('leaves the mailbox usable', async ({ page, context }) => {
    await page.goto('/apps/email');
    const inMail = mail(page, 'Inbox', japan);
    await expect(inMail).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Compose' }).click();
    await expect(toasts(page).filter({ hasText: isMissing })).toBeVisible();
    await inMail.click();
    const failure = reader(page, japan).getByRole('alert');
    await expect(failure).toContainText("Couldn't load this part of the page");

    await context.setOffline(false);
    await expect(reader(page, japan).getByRole('group', { name: 'Reply or forward' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Compose' }).click();
    await expect(composer(page, 'New message')).toBeVisible();
  });
});
