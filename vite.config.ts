import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, findHeadlessChromium } from './.ci/chromium.ts';
import { buildId } from './admin/vite/build-id.ts';
import { buildTarget } from './admin/vite/build-target.ts';
import { compileAhead } from './admin/vite/compile-ahead.ts';
import { files } from './admin/vite/files.ts';
import { featureParts } from './admin/vite/feature-parts.ts';
import { featurePreloads } from './admin/vite/feature-preloads.ts';
import { kitParts } from './admin/vite/kit-parts.ts';
import { leanRouter } from './admin/vite/lean-router.ts';
import { preloadApp } from './admin/vite/preload-app.ts';
import { announcerUnderTrustedTypes, textsAndStyles, workbooksWithoutWorkers } from './design-system/vite.ts';
import { mswWithoutCookieJar } from './mocks/vite.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The modules that a signed-in visit needs, by the beginning of its address. Pages that are preloaded are marked in their manifests. */
const preloads = (isDemo: boolean) => ({
  '/': [
    '/admin/src/shell/AppLayout.tsx',
    '/admin/src/app/pages.ts',
    '/admin/locales/en/app.json',
    // The demo answers its own requests.
    ...(isDemo ? ['/mocks/src/in-page.ts'] : []),
  ],
  '/components': [
    '/admin/src/ui-kit/kit.loader.ts',
    '/admin/src/ui-kit/KitPage.tsx',
    '/design-system/locales/en/examples/components.json',
    '/design-system/locales/en/kit.json',
    '/admin/locales/en/kit.json',
  ],
  ...featurePreloads({ isDemo }),
});

/** Stories and Storybook's own files reach each other from any depth by one name; tsconfig.json knows it too. */
const storybookFolder = { find: /^#storybook\//, replacement: path('./.storybook/') };

export default defineConfig(({ mode }) => ({
  root: path('./admin'),
  envDir: path('.'),
  // Browsers have no environment; the sample data asks for it.
  define: { 'process.env.WORLD_SEED': JSON.stringify(process.env['WORLD_SEED'] ?? '0') },
  resolve: { alias: [storybookFolder] },
  plugins: [
    react(),
    textsAndStyles(),
    mswWithoutCookieJar(),
    announcerUnderTrustedTypes(),
    workbooksWithoutWorkers(),
    buildTarget(path('.')),
    compileAhead(),
    featureParts(),
    kitParts(),
    leanRouter(),
    preloadApp(() => preloads(mode === 'demo')),
    buildId(),
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
          groups: files,
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
          setupFiles: [path('./.ci/test/unit.setup.ts')],
          include: ['{design-system,mocks,admin,.ci,.storybook}/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          // Stops a hang. A busy machine takes its time, and no test judges speed.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // To load the libraries for each file takes longer than to run what is in it.
          isolate: false,
          pool: 'threads',
        },
      },
      {
        extends: true,
        root: path('.'),
        // Few stories are about movement; those say so. All others would wait for it, and draw every frame of it by hand.
        // React Aria would draw every row of a virtual list in tests, and reads this where no browser has it.
        define: { 'process.env.VIRT_ON': 'true' },
        plugins: [storybookTest({ configDir: path('./.storybook'), initialGlobals: { motion: 'reduced' } })],
        test: {
          name: 'stories',
          // The a11y addon rests: see .storybook/testing/axe/accessibility.ts. It takes its orders here, and from no global.
          provide: { 'storybook/test-provided': { a11y: false } },
          // A story is two accessibility checks and often a whole page; a busy machine takes its time over them.
          testTimeout: 90_000,
          maxWorkers: 2,
          // One page for all files: to load the libraries for each takes longer than to run what is in it.
          isolate: false,
          retry: process.env['CI'] ? 1 : 0,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // On a busy machine with a cold cache, the first page takes longer than the minute that Vitest waits for it.
            connectTimeout: 300_000,
            provider: playwright({
              launchOptions: { executablePath: findHeadlessChromium(), args: chromiumArguments },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
}));
