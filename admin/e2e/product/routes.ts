import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { listedRoutes } from './listed-routes.ts';

export const { open, inSession, kit } = listedRoutes();

export async function signIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'admin@demo.com' }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveTitle(/^Sign in/);
  // A pointer that rests on a control of the next page opens its tooltip.
  await page.mouse.move(0, 0);
}

/** Follows a link to a route, and waits until all of it is there. */
export async function visit(page: Page, route: string): Promise<void> {
  await page.evaluate((address) => {
    document.title = '';
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, route);
  await arrive(page, route);
}

/** Waits until all of a route is there. */
export async function arrive(page: Page, route: string): Promise<void> {
  // A page to print is named as its file.
  await expect(page, route).toHaveTitle(/ · Embarque$|^Invoice \d+ – /);
  const main = page.getByRole('main');
  await expect(main, route).toBeVisible();
  await expect.soft(page.getByRole('heading', { level: 1 }).first(), route).toBeAttached();
  // An example, which has an id, may be busy for good.
  await expect(main.locator(`div[aria-busy="true"]${kit.includes(route) ? ':not([id] *)' : ''}`), route).toHaveCount(0);
  if (kit.includes(route)) await allExamples(page);
}

/** Waits until as many examples are there as a page of the UI kit says that it has. */
export async function allExamples(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const sentence = main.getByText(/^\d+ (?:examples?, with|exemplos?, com) /);
  await expect(sentence).toBeVisible();
  const count = Number.parseInt(await sentence.innerText(), 10);
  await expect(main.getByRole('button', { name: /^(?:Show code|Mostrar o código)$/ })).toHaveCount(count);
}
