import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-json';

/** One catalogue per package, English source and Brazilian Portuguese. `npm run i18n` brings them up to date. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'pt-BR'],
  fallbackLocales: { default: 'en' },
  format: formatter({ style: 'lingui', origins: false }),
  catalogs: ['design-system', 'admin'].map((workspace) => ({
    path: `<rootDir>/${workspace}/locales/{locale}`,
    include: [`<rootDir>/${workspace}/src`],
    exclude: ['**/*.stories.tsx', '**/*.test.ts', '**/*.test.tsx'],
  })),
});
