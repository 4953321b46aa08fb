import { messages as widgetTexts } from '@embarque/design-system/locales/en.json?lingui';
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { messages as appTexts } from '../../locales/en.json?lingui';

/** Languages of the texts. Dates and numbers are Portuguese whatever the language (specification §2). */
export const LANGUAGES = ['en', 'pt-BR'] as const;
export type Language = (typeof LANGUAGES)[number];

/** English is the source and the fallback, so it is always there; the others load when they are chosen. */
const english: Messages = { ...widgetTexts, ...appTexts };

const loaders: Record<Exclude<Language, 'en'>, () => Promise<Messages>> = {
  'pt-BR': async () => {
    const [widgets, app] = await Promise.all([
      import('@embarque/design-system/locales/pt-BR.json?lingui'),
      import('../../locales/pt-BR.json?lingui'),
    ]);
    return { ...widgets.messages, ...app.messages };
  },
};

export const i18n: I18n = setupI18n({ locale: 'en', messages: { en: english } });

/** Speaks a language from now on. A language that cannot be loaded leaves the texts in English. */
export async function speak(language: Language): Promise<void> {
  if (language !== 'en') {
    const translated = await loaders[language]().catch(() => ({}));
    i18n.load(language, { ...english, ...translated });
  }
  i18n.activate(language);
  document.documentElement.lang = language;
}
