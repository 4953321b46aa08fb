import { expect, type Page } from '@playwright/test';

/** Signs of a page by which a person knows that it is the right one, and whole. */
interface KnownPage {
  title: string;
  /** The heading of the page where that is its sign. */
  heading?: string;
  /** A text that shows once all of it is there. */
  text?: string;
}

const figure = '786.617';

/** Pages of every kind, which are checked in the dark, too. */
export const knownPages: Readonly<Record<string, KnownPage>> = {
  '/login': { title: 'Sign in', heading: 'Sign in' },
  '/register': { title: 'Create an account', heading: 'Create an account' },
  '/forgot-password': { title: 'Forgot your password?', heading: 'Forgot your password?' },
  '/misc/not-authorized': { title: 'Not authorised', heading: 'Your boarding pass is for another gate' },
  '/nowhere': { title: 'Page not found', heading: 'No departure from this gate' },
  '/sales': { title: 'Sales', text: '1–10 of 60' },
  '/session': { title: 'Session', heading: 'Session' },
  '/dashboard/ecommerce': { title: 'eCommerce dashboard', text: figure },
  '/page-layout/collapse-menu': { title: 'Collapsed menu', text: figure },
  '/page-layout/layout-boxed': { title: 'Boxed layout', text: figure },
  '/page-layout/without-menu': { title: 'Without menu', text: figure },
  '/apps/email': { title: 'Inbox · Email', text: 'eSIM Japan 20 GB does not connect' },
  '/apps/email?mail=38': {
    title: 'Claim for my delayed suitcase in Lisbon · Inbox · Email',
    text: 'receipts-lisbon.pdf',
  },
  '/apps/kanban': { title: 'Kanban', text: 'Draft the eSIM price list' },
  '/apps/ecommerce/shop': { title: 'Shop', text: '27 results found' },
  '/apps/ecommerce/product-detail/city-daypack-20-l-13': { title: 'City daypack, 20 L', text: 'Related Products' },
  '/apps/ecommerce/checkout': { title: 'Checkout', text: 'Price of 5 items' },
};

/** A route shows the signs of its page, if any are known. */
export async function expectPage(page: Page, route: string): Promise<void> {
  const known = knownPages[route];
  if (!known) return;
  await expect(page, route).toHaveTitle(`${known.title} · Embarque`);
  if (known.heading) await expect(page.getByRole('heading', { name: known.heading, level: 1 }), route).toBeVisible();
  if (known.text) await expect(page.getByText(known.text).first(), route).toBeVisible();
}
