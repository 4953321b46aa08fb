import { useLocaleSettings } from '../i18n/LocaleProvider.tsx';
import type { DecimalSign } from './readings.ts';

/** The sign with which a language writes decimals. */
export function decimalSignOf(locale: string): DecimalSign {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.1);
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
}

/** The decimal sign of the person's language, which may be another than that of a field. */
export function useTypedSign(): DecimalSign {
  const { locale } = useLocaleSettings();
  return signs[locale];
}

const signs = {
  en: decimalSignOf('en'),
  'pt-BR': decimalSignOf('pt-BR'),
  fr: decimalSignOf('fr'),
  de: decimalSignOf('de'),
};
