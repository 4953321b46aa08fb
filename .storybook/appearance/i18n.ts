import { type Messages, setupI18n } from '@lingui/core';

export type Language = 'en' | 'pt-BR';

/** All catalogues of both packages: a story may show anything. */
const files = import.meta.glob<{ messages: Messages }>('../../{admin,design-system}/locales/{en,pt-BR}/**/*.json', {
  query: '?lingui',
  eager: true,
});

function messagesOf(language: Language): Messages {
  const ofLanguage = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  return Object.assign({}, ...ofLanguage.map(([, { messages }]) => messages));
}

const messages = { en: messagesOf('en'), 'pt-BR': messagesOf('pt-BR') };

/** One ready catalogue per language, so that two stories on one page may speak differently. */
export const catalogues = {
  en: setupI18n({ locale: 'en', messages }),
  'pt-BR': setupI18n({ locale: 'pt-BR', messages }),
};
