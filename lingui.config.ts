import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-json';

/** What the pages before sign-in show: everybody downloads these texts first, so they stand in catalogues of their own. */
const entryWidgets = [
  'components/alerts',
  'components/buttons',
  'components/spinners',
  'components/toasts',
  'forms/elements/checkbox',
  'forms/elements/input',
  'forms/field',
  'widgets/auth-cover',
  'widgets/loading-bar',
  'widgets/message-page',
  'widgets/splash',
].map((folder) => `<rootDir>/design-system/src/${folder}`);

const entryPages = ['app', 'forms', 'http', 'routing', 'session'].map((folder) => `<rootDir>/admin/src/${folder}`);

const notTexts = ['**/*.stories.tsx', '**/*.test.ts', '**/*.testing.ts'];

/**
 * Catalogues by when they are needed, in English (the source) and Brazilian Portuguese. `npm run i18n` brings them up to
 * date. `entry` loads with the first page, `desk` with the first page of a session, `examples` with the UI kit.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'pt-BR'],
  fallbackLocales: { default: 'en' },
  format: formatter({ style: 'lingui', origins: false }),
  catalogs: [
    {
      path: '<rootDir>/design-system/locales/{locale}/entry',
      include: entryWidgets,
      exclude: ['**/*.examples.tsx', ...notTexts],
    },
    {
      path: '<rootDir>/design-system/locales/{locale}/desk',
      include: ['<rootDir>/design-system/src'],
      exclude: ['**/*.examples.tsx', ...entryWidgets.map((folder) => `${folder}/**`), ...notTexts],
    },
    {
      path: '<rootDir>/design-system/locales/{locale}/examples',
      include: ['<rootDir>/design-system/src/**/*.examples.tsx'],
      exclude: notTexts,
    },
    { path: '<rootDir>/admin/locales/{locale}/entry', include: entryPages, exclude: notTexts },
    {
      path: '<rootDir>/admin/locales/{locale}/desk',
      include: ['<rootDir>/admin/src'],
      exclude: [...entryPages.map((folder) => `${folder}/**`), ...notTexts],
    },
  ],
});
