import config from './lingui.config.ts';

/**
 * French and German have what everybody sees: the menu, the bars, and the pages before and after sign-in. The pages of the
 * template kit stay English there.
 */
export default {
  ...config,
  locales: ['en', 'fr', 'de'],
  catalogs: config.catalogs?.filter(({ path }) => /\/(entry|app)$/.test(path)),
};
