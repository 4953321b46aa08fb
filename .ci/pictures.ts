import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { serve } from '../admin/serve/serve.ts';
import { chromiumArguments, ensureChromium } from './chromium.ts';

/** Takes the pictures of the README from what `npm run build` has written. */
const root = join(import.meta.dirname, '..');
const images = join(root, 'docs/images');

const app = await serve({ folder: join(root, 'dist/admin'), port: 0 });
const storybook = await preview({
  configFile: false,
  appType: 'mpa',
  logLevel: 'warn',
  build: { outDir: join(root, 'dist/storybook') },
  preview: { host: '127.0.0.1', port: 0 },
});
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });

try {
  await takeAll();
} finally {
  await browser.close();
  await Promise.all([app.close(), storybook.close()]);
}

async function takeAll(): Promise<void> {
  for (const skin of ['light', 'dark']) {
    const page = await signedIn(skin);
    await take(page, '/sales', 'table[aria-label="Sales"] tbody tr, [role="table"] [role="row"]', `sales-${skin}`);
    await take(page, '/apps/email', '[role="row"], [data-mail]', `email-${skin}`);
    await take(page, '/components/buttons', 'main section', `ui-kit-${skin}`);
    await page.close();
  }
  await takeStatechart();
}

async function signedIn(skin: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await context.addInitScript((name) => localStorage.setItem('skin', name), skin);
  const page = await context.newPage();
  await page.goto(`${app.url}/login`);
  await page.getByLabel('Email').fill('admin@demo.com');
  await page.getByLabel('Password', { exact: true }).fill('admin');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
  return page;
}

async function take(page: Page, path: string, content: string, name: string): Promise<void> {
  await page.goto(`${app.url}${path}`);
  await page.locator(content).first().waitFor();
  // The parts of the frame that load later are there once something moves.
  await page.mouse.move(700, 450);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(images, `${name}.png`) });
}

async function takeStatechart(): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const story = 'features-kanban-kanbanpage--three-boards-side-by-side';
  await page.goto(`${storybook.resolvedUrls?.local[0]}?path=/story/${story}`);
  await page.frameLocator('#storybook-preview-iframe').getByRole('region', { name: 'TODO' }).waitFor();
  await page.getByRole('tab', { name: 'Statechart' }).click();
  await page.getByRole('region', { name: 'Machine Boards' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(images, 'statechart.png') });
}
