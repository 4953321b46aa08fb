import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, findChromium } from './.ci/chromium.ts';
import { buildTarget } from './admin/vite/build-target.ts';
import { mswWithoutCookieJar } from './mocks/vite.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** What every page runs on, in one file of its own: it compresses better whole, and stays cached when the app changes. */
const libraries =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis|xstate|@xstate|@lingui|redaxios)\//;

/** What every page shows, the first one included: many small files compress worse and take turns. */
const commonWidgets =
  /\/design-system\/src\/(theme|icons|page-layout\/primitives|components\/(alerts|buttons|spinners)|forms\/field)\//;

export default defineConfig({
  root: path('./admin'),
  envDir: path('.'),
  plugins: [
    react(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    mswWithoutCookieJar(),
    buildTarget(path('.')),
  ],
  server: { host: '127.0.0.1' },
  build: {
    outDir: path('./dist/admin'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: libraries },
            { name: 'widgets', test: commonWidgets },
          ],
        },
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        root: path('.'),
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{design-system,mocks,admin}/**/*.test.ts', '.ci/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
        },
      },
      {
        extends: true,
        root: path('.'),
        plugins: [storybookTest({ configDir: path('./.storybook'), initialGlobals: { a11y: { manual: true } } })],
        test: {
          name: 'stories',
          // A story is four accessibility checks and a whole page; a busy machine takes its time over them.
          testTimeout: 90_000,
          retry: process.env['CI'] ? 1 : 0,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: findChromium(), args: chromiumArguments } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
