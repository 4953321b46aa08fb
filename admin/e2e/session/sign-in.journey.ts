import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { smoke, smokeInEveryEngine } from '../looks.ts';
import { card } from '../features/kanban.steps.ts';
import { admin, openSession, signIn, signOut, stored, tabTo, toasts } from './session.steps.ts';
import { unsavedWork } from './unsaved-work.ts';

const text = 'Between the two of us';

test.describe('signing in', () => {
  test(
    'takes the keyboard alone and leads to the sales (SPEC-1.1-a, SPEC-1.2-a, SPEC-4.1-b, SPEC-7.2-a)',
    smokeInEveryEngine('sales'),
    async ({ page }) => {
      await page.goto('/');

      await tabTo(page, page.getByLabel('Email', { exact: true }));
      await page.keyboard.type(admin.email);
      await tabTo(page, page.getByLabel('Password', { exact: true }));
      await page.keyboard.type(admin.password);
      await page.keyboard.press('Enter');

      await expect(page).toHaveURL('/sales');
      await expect(page.getByRole('table', { name: 'Sales' }).getByRole('row')).toHaveCount(11);
    },
  );

  test(
    'answers a wrong password with one red toast, marks the field and keeps what was typed (SPEC-1.2-a, SPEC-7.7-b, SPEC-8.3-a, SPEC-9.5-a)',
    smoke(),
    async ({ page }) => {
      await page.goto('/login');
      await signIn(page, { ...admin, password: 'wrong' });

      const email = page.getByLabel('Email', { exact: true });
      await expect(toasts(page)).toHaveText(['email: Email or Password is Invalid']);
      await expect(toasts(page)).toHaveCSS('background-color', 'rgb(234, 84, 85)');
      await expect(email).toHaveAccessibleDescription('Incorrect email or password.');
      await expect(email).toHaveValue(admin.email);
      await expect(email).toBeFocused();
      await expect(page).toHaveURL('/login');
    },
  );

  test('asks for what is missing without asking the server', async ({ page, salesApi }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in' }).click();

    await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
    await expect(page.getByText('Enter your email address.')).toBeVisible();
    await expect(page.getByText('Enter your password.')).toBeVisible();
    expect(salesApi.api.log.entries).toEqual([]);
  });

  test(
    'leaves nothing in the browser but the session and what the person chose',
    smoke(),
    async ({ page, context }) => {
      await page.goto('/login');
      await signIn(page);
      await page.getByRole('button', { name: 'Switch to the dark skin' }).click();
      await page.reload();
      await expect(page.getByRole('table', { name: 'Sales' })).toBeVisible();

      // The fake API keeps its devices there, as a server would.
      const names = async () =>
        Object.keys(await stored(page))
          .filter((name) => name !== 'embarque.demo.devices')
          .toSorted();
      const session = ['sessionMark', 'sessionToken', 'sessionTokenexpiration', 'userData'];
      // Bookmarks, reminders and picture of the person come a moment after the list.
      const ofPerson = ['embarque.calendar.reminders', 'embarque.picture', 'embarque.shownBookmarks'];
      await expect.poll(names).toEqual([...ofPerson, 'skin', ...session].toSorted());
      const elsewhere = await page.evaluate(async () => ({
        session: Object.keys(sessionStorage).filter((key) => !key.startsWith('embarque.')),
        databases: await indexedDB.databases(),
        caches: await caches.keys(),
      }));
      expect(elsewhere).toEqual({ session: [], databases: [], caches: [] });
      expect(await context.cookies()).toEqual([]);
    },
  );

  test('replaces a session that was planted before', async ({ page }) => {
    const planted = {
      sessionMark: 'planted',
      sessionToken: 'planted-access-token',
      sessionTokenexpiration: 'planted-refresh-token',
      userData: JSON.stringify({
        email: 'mallory@example.com',
        ability: [{ action: 'manage', subject: 'all' }],
        accessToken: 'planted-access-token',
      }),
    };
    await page.goto('/login');
    await page.evaluate((session) => Object.assign(localStorage, session), planted);

    await page.goto('/sales');
    await signIn(page);

    await expect(page.getByRole('button', { name: /Marina Duarte/ })).toBeVisible();
    const session = await stored(page);
    expect(Object.keys(session).toSorted()).toEqual(Object.keys(planted));
    expect(JSON.stringify(session)).not.toMatch(/planted|mallory/);
  });

  test('replaces tokens that were planted without a person', async ({ page }) => {
    await page.goto('/login');
    await page.evaluate(() =>
      Object.assign(localStorage, { sessionToken: 'planted', sessionTokenexpiration: 'planted' }),
    );

    await page.goto('/login');
    await signIn(page);

    await expect(page).toHaveURL('/sales');
    expect(Object.values(await stored(page))).not.toContain('planted');
  });
});

test.describe('signing out', () => {
  test.use({ signedInAs: 'admin@demo.com' });

  test(
    'empties the browser and shows nothing protected on the way back (SPEC-1.2-a, SPEC-4.1-c)',
    smokeInEveryEngine('session-monitor'),
    async ({ page }) => {
      await page.goto('/sales');
      await openSession(page);
      await expect(page.getByRole('heading', { name: 'Session', level: 1 })).toBeVisible();

      await signOut(page);
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      expect(await stored(page)).toEqual({});

      await page.goBack();
      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      await expect(page.getByText('admin@demo.com')).toHaveCount(0);
    },
  );

  for (const { what, open, write } of unsavedWork) {
    test(`leaves nothing of ${what} that is being written`, async ({ page }) => {
      await open(page);
      await write(page, text);
      await expect.poll(() => allStored(page)).toContain(text);
      await write(page, `${text}, and more`);
      // Also what the page has only read, and not written itself.
      await page.reload();
      await signOut(page);

      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      expect(JSON.parse(await allStored(page))).toEqual({ local: {}, session: expect.not.stringContaining(text) });
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      expect(JSON.parse(await allStored(page))).toEqual({ local: {}, session: expect.not.stringContaining(text) });
    });

    test(`in another tab leaves nothing of ${what} that is being written`, async ({ page, context }) => {
      const other = await context.newPage();
      await other.goto('/session');
      await expect(other.getByRole('heading', { name: 'Session', level: 1 })).toBeVisible();
      await open(page);
      await write(page, text);
      await expect.poll(() => allStored(page)).toContain(text);
      await write(page, `${text}, and more`);
      await signOut(other);

      for (const tab of [page, other]) {
        await expect(tab.getByRole('heading', { name: 'Sign in' })).toBeVisible();
        expect(JSON.parse(await allStored(tab))).toEqual({ local: {}, session: expect.not.stringContaining(text) });
      }
    });
  }

  test('in another tab leaves nothing of a comment that is being typed', smoke(), async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/session');
    await expect(other.getByRole('heading', { name: 'Session', level: 1 })).toBeVisible();
    await page.goto('/apps/kanban');
    await card(page, 'Draft the eSIM price list').click();
    await page.getByRole('textbox', { name: 'New comment' }).fill(text);
    await signOut(other);

    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(JSON.parse(await allStored(page))).toEqual({ local: {}, session: expect.not.stringContaining(text) });
  });

  test('is complete without a network', async ({ page, context }) => {
    await page.goto('/sales');
    await page.getByRole('button', { name: /Marina Duarte/ }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('menuitem', { name: 'Sign out' }).click();

    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(await stored(page)).toEqual({});
  });

  test('holds for a page that is left and come back to', async ({ page, context }) => {
    await page.goto('/sales');
    await expect(page.getByRole('table', { name: 'Sales' })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/session');
    await page.goto('about:blank');
    await signOut(other);
    await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();

    await page.goBack();

    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('table')).toHaveCount(0);
  });
});

/** All that local and session storage hold, but the order of the bookmarks, which belongs to the browser. With the cart, in a session. */
function allStored(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { 'embarque.bookmarkOrder': _, ...local } = Object.fromEntries(Object.entries(localStorage));
    return JSON.stringify({ local, session: JSON.stringify(sessionStorage) });
  });
}
