import { type I18n, type Messages, setupI18n } from '@lingui/core';

export type TableLanguage = 'en' | 'pt-BR';

const files = import.meta.glob<Messages>('../../../locales/*/*.json', { query: '?lingui', import: 'messages' });

/** Words of its own for one part of a page. */
export async function loadLanguage(language: TableLanguage): Promise<I18n> {
  const catalogues = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  const loaded = await Promise.all(catalogues.map(([, load]) => load()));
  const messages: Messages = Object.assign({}, ...loaded);
  return setupI18n({ locale: language, messages: { [language]: messages } });
}
