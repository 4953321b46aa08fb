import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serve } from '../../serve/serve.ts';
import { journeyBuild, salesApiHost } from '../build.setup.ts';
import { expect, test } from '../fixtures.ts';
import { smoke } from '../looks.ts';

test.describe('the served app', () => {
  test('sends every page with a policy that lets no foreign script, frame or form in', smoke(), async ({ request }) => {
    for (const path of ['/', '/login', '/sales']) {
      const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
      expect(policy.replace(/'nonce-[^']+'/, "'nonce'").split('; ')).toEqual(
        expect.arrayContaining([
          "default-src 'self'",
          expect.stringMatching(/^script-src 'self' 'sha256-[\w+/]+=*'$/),
          "style-src 'self' 'nonce'",
          `connect-src 'self' http://${salesApiHost}`,
          "object-src 'none'",
          "base-uri 'none'",
          "form-action 'self'",
          "frame-ancestors 'none'",
          "require-trusted-types-for 'script'",
        ]),
      );
      expect(policy).not.toContain('unsafe');
    }
  });

  test('gives each answer another nonce', async ({ request }) => {
    const nonces = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const response = await request.get('/login');
        const nonce = /'nonce-([^']+)'/.exec(response.headers()['content-security-policy'] ?? '')?.[1];
        expect(await response.text()).toContain(`nonce="${nonce}"`);
        return nonce;
      }),
    );

    expect(new Set(nonces).size).toBe(3);
  });

  test('sends no referrer from a page that asks for a password', async ({ request }) => {
    const referrerPolicyOf = async (path: string) => (await request.get(path)).headers()['referrer-policy'];

    expect(await referrerPolicyOf('/login')).toBe('no-referrer');
    expect(await referrerPolicyOf('/register')).toBe('no-referrer');
    expect(await referrerPolicyOf('/forgot-password')).toBe('no-referrer');
    expect(await referrerPolicyOf('/sales')).toBe('strict-origin-when-cross-origin');
  });

  test('lets pages be kept nowhere and files be kept for good', smoke(), async ({ request }) => {
    const page = await request.get('/login');
    const [, asset = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text()) ?? [];
    const file = await request.get(asset);

    expect(page.headers()['cache-control']).toBe('no-store');
    expect(file.headers()).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect((await request.get('/assets/old-1234.js')).status()).toBe(404);
  });

  test('has every file compiled while it arrives, also those that load others', async ({ page }) => {
    const files: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) files.push(response.text());
    });
    await page.goto('/login');
    await expect(page.getByLabel('Email')).toBeVisible();

    const beginnings = (await Promise.all(files)).map((file) => file.slice(0, file.indexOf('\n')));
    expect(new Set(beginnings)).toEqual(new Set(['//# allFunctionsCalledOnLoad']));
  });

  test('stays blank inside a foreign page', async ({ browser, app }) => {
    // A context of its own: the browser's refusal is an error on the console, which fails other journeys.
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.setContent(`<h1>Win a flight</h1><iframe src="${app.url}/login"></iframe>`);

    await expect.poll(() => page.frames().at(1)?.url()).toBe('chrome-error://chromewebdata/');
    await expect(page.frameLocator('iframe').getByLabel('Password')).toHaveCount(0);
    await context.close();
  });
});

test.describe('a page of a signed-in person', () => {
  test.use({ signedInAs: 'admin@demo.com' });

  test('asks for the files of the app before the libraries have arrived', async ({ page }) => {
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/assets/libraries-*.js', async (route) => {
      await arrival;
      await route.continue();
    });
    const asked = [page.waitForRequest(/\/assets\/app-/), page.waitForRequest(/\/assets\/SalesPage-/)];
    await page.goto('/sales', { waitUntil: 'commit' });
    await Promise.all(asked);

    arrive();
    await expect(page.getByRole('table', { name: 'Sales' })).toBeVisible();
  });

  test('has its frame while the page itself is on its way', async ({ page }) => {
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/assets/SalesPage-*.js', async (route) => {
      await arrival;
      await route.continue();
    });
    await page.goto('/sales', { waitUntil: 'commit' });
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Sales' })).toHaveCount(0);

    arrive();
    await expect(page.getByRole('table', { name: 'Sales' })).toBeVisible();
  });
});

test(
  'a service worker of the past is gone after one visit, with all that it kept (SPEC-2.2-e)',
  smoke(),
  async ({ page }, testInfo) => {
    const folder = testInfo.outputPath('site');
    await cp(journeyBuild, folder, { recursive: true });
    await writeFile(join(folder, 'old-worker.js'), "addEventListener('fetch', () => {});");
    const site = await serve({ folder, port: 0 });
    const remains = () =>
      page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        caches: await caches.keys(),
      }));

    await page.goto(`${site.url}/assets/no-page`);
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/old-worker.js', { scope: '/' });
      await navigator.serviceWorker.ready;
      await (await caches.open('old-pages')).put('/login', new Response('old'));
    });
    expect(await remains()).toEqual({ workers: 1, caches: ['old-pages'] });

    await page.goto(`${site.url}/login`);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect.poll(remains).toEqual({ workers: 0, caches: [] });
    await site.close();
  },
);
