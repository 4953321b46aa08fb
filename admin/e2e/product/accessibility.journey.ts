import { type Appearance, appearances } from '@embarque/design-system/conformance/appearances';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { newSalePanel, salesTable } from '../features/sales.steps.ts';
import { faultsOfAxe } from './axe.ts';

const openPages = [
  { path: '/login', heading: 'Sign in', title: 'Sign in · Embarque' },
  { path: '/register', heading: 'Create an account', title: 'Create an account · Embarque' },
  { path: '/forgot-password', heading: 'Forgot your password?', title: 'Forgot your password? · Embarque' },
  {
    path: '/misc/not-authorized',
    heading: 'Your boarding pass is for another gate',
    title: 'Not authorised · Embarque',
  },
  { path: '/nowhere', heading: 'No departure from this gate', title: 'Page not found · Embarque' },
];

/** Each with words that it shows once all of it is there. */
const pagesOfSession = [
  { path: '/dashboard/ecommerce', words: '786.617', title: 'eCommerce dashboard · Embarque' },
  { path: '/page-layout/collapse-menu', words: '786.617', title: 'Collapsed menu · Embarque' },
  { path: '/page-layout/layout-boxed', words: '786.617', title: 'Boxed layout · Embarque' },
  { path: '/page-layout/without-menu', words: '786.617', title: 'Without menu · Embarque' },
  { path: '/apps/email', words: 'eSIM Japan 20 GB does not connect', title: 'Inbox · Email · Embarque' },
  {
    path: '/apps/email?mail=38',
    words: 'receipts-lisbon.pdf',
    title: 'Claim for my delayed suitcase in Lisbon · Inbox · Email · Embarque',
  },
  { path: '/apps/kanban', words: 'Draft the eSIM price list', title: 'Kanban · Embarque' },
  { path: '/apps/ecommerce/shop', words: '27 results found', title: 'Shop · Embarque' },
  {
    path: '/apps/ecommerce/product-detail/city-daypack-20-l-13',
    words: 'Related Products',
    title: 'City daypack, 20 L · Embarque',
  },
  { path: '/apps/ecommerce/checkout', words: 'Price of 5 items', title: 'Checkout · Embarque' },
];

test.describe('without a session', () => {
  for (const { path, heading, title } of openPages) {
    test(`${path} has its title and no fault that axe finds, in every look`, async ({ page }) => {
      for (const look of appearances) {
        await open(page, path, look);
        await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
        await expect(page).toHaveTitle(title);
        await expectNoFaults(page, look);
      }
    });
  }
});

test.describe('in a session', () => {
  test.use({ signedInAs: 'admin@demo.com' });

  test('/sales has its title and no fault that axe finds, in every look', async ({ page }) => {
    for (const look of appearances) {
      await open(page, '/sales', look);
      await expect(salesTable(page)).toBeVisible();
      await expect(page).toHaveTitle('Sales · Embarque');
      await expectNoFaults(page, look);
    }
  });

  for (const { path, words, title } of pagesOfSession) {
    test(`${path} has its title and no fault that axe finds, in every look`, async ({ page }) => {
      for (const look of appearances) {
        await open(page, path, look);
        await expect(page.getByText(words).first()).toBeVisible();
        await expect(page).toHaveTitle(title);
        await expectNoFaults(page, look);
      }
    });
  }

  test('the form of a new sale has no fault that axe finds, its messages included', async ({ page }) => {
    for (const look of appearances) {
      await open(page, '/sales?panel=new', look);
      await newSalePanel(page).getByRole('button', { name: 'Record sale' }).click();
      await expect(page.getByText('Enter the product that was sold.')).toBeVisible();
      await expectNoFaults(page, look);
    }
  });

  test('/session has its title and no fault that axe finds, in every look', async ({ page }) => {
    for (const look of appearances) {
      await open(page, '/session', look);
      await page.getByRole('button', { name: 'Send 5 calls' }).click();
      await expect(page.getByRole('table', { name: 'Results of the five calls' })).toBeVisible();
      await expect(page).toHaveTitle('Session · Embarque');
      await expectNoFaults(page, look);
    }
  });
});

for (const language of ['en', 'pt-BR'] as const) {
  test.describe(`on a small phone, or magnified four times, in ${language}`, () => {
    test.use({
      signedInAs: 'admin@demo.com',
      preferences: { 'embarque.language': language },
      viewport: { width: 320, height: 640 },
      hasTouch: true,
      isMobile: true,
    });

    test('no page has to be scrolled sideways, and nothing of the navbar is lost', async ({ page, say }) => {
      const others = ['/session', '/components/buttons', '/nowhere', '/sales'].map((path) => ({
        path,
        words: undefined,
      }));
      for (const { path, words } of [...pagesOfSession, ...others]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        const sign = words && language === 'en' ? page.getByText(words) : page.locator('main');
        await expect(sign.first()).toBeAttached();
        await expect(page.locator('main div[aria-busy="true"]')).toHaveCount(0);
        expect(await page.evaluate(widthBeyondTheWindow), path).toBe(0);
      }
      const search = page.getByRole('button', { name: say('Search pages, files, contacts') });
      expect((await search.boundingBox())?.width).toBeGreaterThanOrEqual(24);
    });
  });
}

const widthBeyondTheWindow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Opens a page as somebody sees it who chose that look before. */
async function open(page: Page, path: string, { skin, direction }: Appearance): Promise<void> {
  await page.goto('/assets/no-page');
  await page.evaluate((choices) => Object.assign(localStorage, choices), { skin, direction });
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('dir', direction);
  await expect(page.locator('html')).toHaveAttribute('data-skin', skin);
}

async function expectNoFaults(page: Page, { skin, direction, rules }: Appearance): Promise<void> {
  expect(await faultsOfAxe(page, rules && { runOnly: rules }), `${skin}, ${direction}`).toEqual([]);
}
