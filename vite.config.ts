import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { buildTarget } from './admin/vite/build-target.ts';
import { mswWithoutCookieJar } from './mocks/vite.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** An installed Chromium when there is one, else the one that Playwright brings. */
const chromium = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find((file) => file && existsSync(file));
const chromiumArguments = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];

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
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: chromium, args: chromiumArguments } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
