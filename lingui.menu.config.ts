import config from './lingui.config.ts';

/**
 * French and German: the menu, the bars and the pages before sign-in, which everybody sees. The pages of the template kit stay
 * English there, so that the languages that are complete stay complete.
 */
export default {
  ...config,
  locales: ['en', 'fr', 'de'],
  catalogs: config.catalogs?.filter(({ path }) => /\/(entry|desk)$/.test(path)),
};
