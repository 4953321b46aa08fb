import { expect, test } from '../fixtures.ts';
import { knownPages } from './pages.ts';
import { open, visit } from './routes.ts';

test.use({
  signedInAs: 'admin@demo.com',
  preferences: { 'embarque.language': 'pt-BR' },
  viewport: { width: 320, height: 640 },
  hasTouch: true,
  isMobile: true,
});

/** English is measured at every route, by every-route and touch. */
const routes = [
  ...Object.keys(knownPages).filter((route) => !open.includes(route)),
  '/components/buttons',
  '/nowhere',
  '/sales',
];

test('on a small phone, or magnified four times, no page in Portuguese is scrolled sideways, and the navbar is whole', async ({
  page,
  say,
}) => {
  await page.goto('/welcome');
  for (const route of routes) {
    await visit(page, route);
    await expect(page.locator('html'), route).toHaveJSProperty('scrollWidth', 320);
  }
  const search = page.getByRole('button', { name: say('Search pages, files, contacts') });
  expect((await search.boundingBox())?.width).toBeGreaterThanOrEqual(24);
});
