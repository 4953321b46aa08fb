import { useLocaleSettings } from '../i18n/LocaleProvider.tsx';
import type { DecimalSign } from './readings.ts';

/** The sign with which a language writes decimals. */
export function decimalSignOf(locale: string): DecimalSign {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.1);
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
}

/** The decimal sign of the language of the page. */
export function useDecimalSign(): DecimalSign {
  const { locale } = useLocaleSettings();
  return signs[locale];
}

/**
 * The decimal sign that a person may type in place of the comma of the fields: a point only where the page and the browser both have one,
 * for people in Brazil read pages in English too.
 */
export function typedSignOf(page: DecimalSign, browserLanguage: string): DecimalSign {
  if (page === ',') return ',';
  try {
    return decimalSignOf(browserLanguage);
  } catch {
    // WebKit on Linux passes the locale of the system on, as "C", which is no language.
    return page;
  }
}

/** As `typedSignOf`, for the page around a field. */
export function useTypedSign(): DecimalSign {
  return typedSignOf(useDecimalSign(), navigator.language);
}

const signs = {
  en: decimalSignOf('en'),
  'pt-BR': decimalSignOf('pt-BR'),
  fr: decimalSignOf('fr'),
  de: decimalSignOf('de'),
};
