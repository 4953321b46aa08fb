import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { newSalePanel, salesTable } from './sales.steps.ts';

const looks = (['light', 'dark'] as const).flatMap((skin) =>
  (['ltr', 'rtl'] as const).map((direction) => ({ skin, direction })),
);

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

test.describe('without a session', () => {
  for (const { path, heading, title } of openPages) {
    test(`${path} has its title and no fault that axe finds, in every look`, async ({ page }) => {
      for (const look of looks) {
        await open(page, path, look);
        await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
        await expect(page).toHaveTitle(title);
        expect(await faults(page), JSON.stringify(look)).toEqual([]);
      }
    });
  }
});

test.describe('in a session', () => {
  test.use({ signedInAs: 'admin@demo.com' });

  test('/sales has its title and no fault that axe finds, in every look', async ({ page }) => {
    for (const look of looks) {
      await open(page, '/sales', look);
      await expect(salesTable(page)).toBeVisible();
      await expect(page).toHaveTitle('Sales · Embarque');
      expect(await faults(page), JSON.stringify(look)).toEqual([]);
    }
  });

  test('the form of a new sale has no fault that axe finds, its messages included', async ({ page }) => {
    for (const look of looks) {
      await open(page, '/sales?panel=new', look);
      await newSalePanel(page).getByRole('button', { name: 'Record sale' }).click();
      await expect(page.getByText('Enter the product that was sold.')).toBeVisible();
      expect(await faults(page), JSON.stringify(look)).toEqual([]);
    }
  });

  test('/session has its title and no fault that axe finds, in every look', async ({ page }) => {
    for (const look of looks) {
      await open(page, '/session', look);
      await page.getByRole('button', { name: 'Send 5 calls' }).click();
      await expect(page.getByRole('table', { name: 'Results of the five calls' })).toBeVisible();
      await expect(page).toHaveTitle('Session · Embarque');
      expect(await faults(page), JSON.stringify(look)).toEqual([]);
    }
  });
});

/** Opens a page in a look, as somebody sees it who chose that look before. */
async function open(page: Page, path: string, look: Record<'skin' | 'direction', string>): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/assets/no-page');
  await page.evaluate((choices) => Object.assign(localStorage, choices), look);
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('dir', look.direction);
  await expect(page.locator('html')).toHaveAttribute('data-skin', look.skin);
}

/** What axe finds, one line for each element. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
  );
}
