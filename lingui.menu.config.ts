import config from './lingui.config.ts';

/**
 * French and German have what everybody sees: the menu, the bars, the pages before and after sign-in, and why something is
 * denied. The pages of the template kit stay English there.
 */
export default {
  ...config,
  locales: ['en', 'fr', 'de'],
  catalogs: config.catalogs?.filter(({ path }) => /\/(entry|app|access)$/.test(path)),
};
