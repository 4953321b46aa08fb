import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, test as base } from '@playwright/test';
import { preview } from 'vite';

const folder = join(import.meta.dirname, '../../../dist/storybook');

/** The static Storybook, with no other host to be reached. */
export const test = base.extend<{ storybook: Page }, { storybookUrl: string }>({
  storybookUrl: [
    // Playwright reads the names of the fixtures that a fixture needs from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      if (!existsSync(folder))
        throw new Error('There is no Storybook to try. Build it first: npm run build-storybook.');
      const server = await preview({
        configFile: false,
        appType: 'mpa',
        logLevel: 'warn',
        build: { outDir: folder },
        preview: { host: '127.0.0.1', port: 0 },
      });
      await use(server.resolvedUrls?.local[0] ?? '');
      await server.close();
    },
    { scope: 'worker' },
  ],

  storybook: async ({ page, storybookUrl }, use) => {
    await page.context().route(
      ({ href }) => !href.startsWith(storybookUrl),
      (route) => route.abort(),
    );
    await use(page);
  },
});
