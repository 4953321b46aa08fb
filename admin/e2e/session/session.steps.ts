import type { SalesApiServer } from '@embarque/mocks/server';
import { expect, type Locator, type Page } from '@playwright/test';

export const admin = { email: 'admin@demo.com', password: 'admin' };

/** The path of the sales API's one refresh call. */
export const refreshPath = '/jwt/refresh-token';

/** Fills in the sign-in form and sends it; what the server says about it is the journey's business. */
export async function signIn(page: Page, { email, password } = admin): Promise<void> {
  // The page that is left may still show a link of this name.
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs out by the user menu. */
export const signOut = (page: Page, name?: string): Promise<void> => chooseInUserMenu(page, 'Sign out', name);

/** Goes to the page of the session by the user menu. */
export const openSession = (page: Page, name?: string): Promise<void> => chooseInUserMenu(page, 'Session', name);

async function chooseInUserMenu(page: Page, item: string, name = 'Marina Duarte'): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** The local storage without the cart, which is stored again whenever a page has loaded. */
export function stored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key !== 'cart')));
}

/** How often the server was asked for new tokens. */
export function refreshesOf({ api }: SalesApiServer): number {
  return api.log.entries.filter(({ method, path }) => method === 'POST' && path === refreshPath).length;
}

/** The session ends on the server alone, as when an administrator ends it: neither of its tokens works any longer. */
export async function endOnServer({ url }: SalesApiServer, page: Page): Promise<void> {
  const { sessionToken = '' } = await stored(page);
  await fetch(`${url}/jwt/logout`, { method: 'POST', headers: { Authorization: `Bearer ${sessionToken}` } });
}

/**
 * Goes on with the Tab key until a control has focus.
 *
 * @throws when the keyboard does not get there
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  // To look it up by its role after each press takes longer than the press.
  let element = await target.elementHandle();
  for (let presses = 0; presses < 100; presses += 1) {
    await page.keyboard.press('Tab');
    let isThere = await element?.evaluate(hasFocus);
    if (isThere === undefined) {
      element = await target.elementHandle();
      isThere = await element?.evaluate(hasFocus);
    }
    if (isThere) return;
  }
  throw new Error(`A hundred presses of Tab do not lead to ${target.toString()}: it is not reachable by keyboard.`);
}

/** Runs in the page: whether an element has focus; undefined once another one is drawn in its place. */
function hasFocus(element: Element): boolean | undefined {
  // After the last control Firefox goes on to its own bar, from which the keys of a test do not lead back.
  if (!document.hasFocus()) window.focus();
  return element.isConnected ? element === document.activeElement : undefined;
}

/** The box of each message that is on screen. */
export function toasts(page: Page): Locator {
  return page.locator('[data-toast]:not([inert]) > *');
}

/** No call is under way any more: what is on screen is what the server has confirmed. */
export async function expectRest(page: Page): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}
