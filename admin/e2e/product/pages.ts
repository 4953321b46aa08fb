import { expect, type Locator, type Page } from '@playwright/test';

interface KnownPage {
  title: string;
  /** The part by which a person knows that it is the right page, and all of it is there. */
  sign: (page: Page) => Locator;
}

const heading =
  (name: string): KnownPage['sign'] =>
  (page) =>
    page.getByRole('heading', { name, level: 1 });
const text =
  (words: string | RegExp): KnownPage['sign'] =>
  (page) =>
    page.getByText(words).first();
const figure = text("of this year's target");

/** Pages of every kind by their routes; they are checked in the dark, too. */
export const knownPages: Readonly<Record<string, KnownPage>> = {
  '/login': { title: 'Sign in', sign: heading('Sign in') },
  '/register': { title: 'Create an account', sign: heading('Create an account') },
  '/forgot-password': { title: 'Forgot your password?', sign: heading('Forgot your password?') },
  '/misc/not-authorized': { title: 'Not authorised', sign: heading('Your boarding pass is for another gate') },
  '/nowhere': { title: 'Page not found', sign: heading('No departure from this gate') },
  '/sales': { title: 'Sales', sign: text(/^1–10 of [\d.]+$/) },
  '/session': { title: 'Session', sign: heading('Session') },
  '/dashboard/ecommerce': { title: 'eCommerce dashboard', sign: figure },
  '/page-layout/collapse-menu': { title: 'Collapsed menu', sign: figure },
  '/page-layout/layout-boxed': { title: 'Boxed layout', sign: figure },
  '/page-layout/without-menu': { title: 'Without menu', sign: figure },
  '/apps/email': { title: 'Inbox · Email', sign: text('eSIM Japan 20 GB does not connect') },
  '/apps/email?mail=38': {
    title: 'Sinistro da minha mala atrasada em Lisboa · Inbox · Email',
    sign: text('receipts-lisbon.pdf'),
  },
  '/apps/kanban': { title: 'Kanban', sign: text('Draft the eSIM price list') },
  '/apps/ecommerce/shop': { title: 'Shop', sign: text('27 results found') },
  '/apps/ecommerce/product-detail/city-daypack-20-l-13': {
    title: 'City daypack, 20 L',
    sign: text('Related products'),
  },
  '/apps/ecommerce/checkout': { title: 'Checkout', sign: text('Price of 5 items') },
};

/** Pages that are known have their title and their sign. */
export async function expectKnown(page: Page, route: string): Promise<void> {
  const known = knownPages[route];
  if (known === undefined) return;
  await expect(page, route).toHaveTitle(`${known.title} · Embarque`);
  await expect(known.sign(page), route).toBeVisible();
}
