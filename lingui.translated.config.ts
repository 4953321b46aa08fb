import config from './lingui.config.ts';

/** French and German have every text but those of the examples of the UI kit, which stay English there. */
export default {
  ...config,
  locales: ['en', 'fr', 'de'],
  catalogs: config.catalogs?.filter(({ path }) => !path.includes('/examples/')),
};
