import { journeyBuild } from '../build.setup.ts';
import { expect, test as base } from '../fixtures.ts';
import { smoke } from '../looks.ts';
import { salesTable } from '../features/sales.steps.ts';
import { signIn } from '../session/session.steps.ts';
import { serveWithNginx } from './nginx.steps.ts';

const test = base.extend<{ nginx: string }>({
  nginx: async ({ request }, use) => {
    const served = await serveWithNginx(journeyBuild);
    await expect(async () => expect((await request.get(`${served.url}/healthz`)).status()).toBe(200)).toPass();
    await use(served.url);
    await served.close();
  },
});

test.describe('behind nginx', () => {
  test('a person signs in, reloads a deep link and sees the sales', smoke(), async ({ page, nginx }) => {
    await page.goto(`${nginx}/sales?page=2`);
    await signIn(page);
    await expect(salesTable(page)).toBeVisible();
    await expect(page).toHaveURL(`${nginx}/sales?page=2`);

    await page.reload();
    await expect(salesTable(page)).toBeVisible();
  });

  test('pages get the headers of the served app, each answer another nonce', async ({ request, nginx, app }) => {
    const withoutNonce = (text = '') => text.replace(/'nonce-[^']+'/, "'nonce'");
    for (const path of ['/', '/login?from=mail', '/sales']) {
      const [own, expected] = await Promise.all([request.get(nginx + path), request.get(app.url + path)]);
      const policy = own.headers()['content-security-policy'];
      const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy ?? '') ?? [];

      expect(withoutNonce(policy)).toBe(withoutNonce(expected.headers()['content-security-policy']));
      expect(own.headers()['referrer-policy']).toBe(expected.headers()['referrer-policy']);
      expect(own.headers()['cache-control']).toBe('no-store');
      expect(await own.text()).toContain(`nonce="${nonce}"`);
      expect((await request.get(nginx + path)).headers()['content-security-policy']).not.toContain(nonce);
    }
  });

  test('files are kept for good, and what is missing or for servers alone is not found', async ({ request, nginx }) => {
    const [, asset = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(await (await request.get(nginx)).text()) ?? [];

    expect((await request.get(nginx + asset)).headers()).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const missing = await request.get(`${nginx}/assets/old-1234.js`);
    expect(missing.status()).toBe(404);
    expect(missing.headers()['cache-control']).toBeUndefined();
    expect((await request.get(`${nginx}/build-target.json`)).status()).toBe(404);
    expect((await request.get(`${nginx}/.vite/manifest.json`)).status()).toBe(404);
  });
});
