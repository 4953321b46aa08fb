import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  root: path('./admin'),
  envDir: path('.'),
  plugins: [react(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
  server: { host: '127.0.0.1' },
  build: {
    outDir: path('./dist/admin'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
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
    ],
  },
});
