import type { Language } from '../i18n.ts';

/** Each language is named in itself, for people who cannot read the current one. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  'pt-BR': 'Português (Brasil)',
};
