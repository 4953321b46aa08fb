import { defineConfig, type Project } from '@playwright/test';
import { chromiumArguments, findHeadlessChromium } from '../../.ci/chromium.ts';
import { engines } from '../../.ci/engines/engines.ts';
import { findNginx } from '../../.ci/nginx.ts';

/** Those that a machine lacks are left out, and the setup says so. */
const otherEngines = engines().flatMap(({ name, launchOptions, isDriven }): Project[] => {
  if (isDriven) return [{ name, testMatch: '*.webkit.ts' }];
  if (!launchOptions) return [];
  return [{ name, grep: /@engines/, use: { browserName: name, launchOptions } }];
});

/** `JOURNEYS=smoke` asks for the main job of each feature alone, in Chromium. */
const isSmoke = process.env['JOURNEYS'] === 'smoke';

/** Journeys: the built app, a real server, a real browser. */
export default defineConfig({
  testMatch: '*.journey.ts',
  testIgnore: findNginx() ? [] : '**/nginx.journey.ts',
  globalSetup: './build.setup.ts',
  outputDir: '../../dist/test/journeys',
  reporter: [['list'], ['json', { outputFile: '../../dist/test/journeys.json' }], ['./shards.ts']],
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: process.env.CI ? 2 : 0,
  // A busy machine is no failure; what never comes is one all the same.
  expect: { timeout: 60_000 },
  timeout: 300_000,
  use: {
    locale: 'en-US',
    timezoneId: 'America/Sao_Paulo',
    actionTimeout: 60_000,
    // Nothing here is about movement, and a machine without a graphics card draws every frame of it by hand.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'chromium',
      grep: isSmoke ? /@smoke/ : /./,
      use: {
        browserName: 'chromium',
        launchOptions: { executablePath: findHeadlessChromium(), args: chromiumArguments },
      },
    },
    ...(isSmoke ? [] : otherEngines),
  ],
});
