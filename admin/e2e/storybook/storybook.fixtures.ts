import { type Page, test as base } from '@playwright/test';
import { serveStorybook } from '../../../.ci/storybook.ts';

/** The static Storybook, with no other host to be reached. */
export const test = base.extend<{ storybook: Page }, { storybookUrl: string }>({
  storybookUrl: [
    // Playwright reads the names of the fixtures that a fixture needs from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { url, close } = await serveStorybook();
      await use(`${url}/`);
      await close();
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
