import { defineConfig } from '@playwright/test';
import { chromiumArguments, findHeadlessChromium } from '../chromium.ts';

/** Visits to the published Storybook: the stories that a person opens there, each in the frame that the person gets. */
export default defineConfig({
  testMatch: '*.visit.ts',
  outputDir: '../../dist/test/visitor',
  reporter: [['list'], ['json', { outputFile: '../../dist/test/stories.json' }]],
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: process.env.CI ? 2 : 0,
  // A busy machine is no failure: a journey is forty steps.
  expect: { timeout: 15_000 },
  timeout: 300_000,
  use: {
    locale: 'en-US',
    timezoneId: 'America/Sao_Paulo',
    actionTimeout: 60_000,
    browserName: 'chromium',
    launchOptions: { executablePath: findHeadlessChromium(), args: chromiumArguments },
  },
});
