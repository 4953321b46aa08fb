import { setupI18n } from '@lingui/core';
import { messages as adminEnglish } from '../admin/locales/en.json?lingui';
import { messages as adminPortuguese } from '../admin/locales/pt-BR.json?lingui';
import { messages as english } from '../design-system/locales/en.json?lingui';
import { messages as portuguese } from '../design-system/locales/pt-BR.json?lingui';

export type Language = 'en' | 'pt-BR';

const messages = {
  en: { ...english, ...adminEnglish },
  'pt-BR': { ...portuguese, ...adminPortuguese },
};

/** One ready catalogue per language, so that two stories on one page may speak differently. */
export const catalogues = {
  en: setupI18n({ locale: 'en', messages }),
  'pt-BR': setupI18n({ locale: 'pt-BR', messages }),
};
