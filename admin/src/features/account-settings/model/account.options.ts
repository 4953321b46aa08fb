import { msg } from '@lingui/core/macro';
import { isTimeZone } from '../../../i18n/time/time-zones.ts';

export const countryNames = {
  BR: msg({ message: 'Brazil', context: 'country' }),
  US: msg`United States`,
  GB: msg`United Kingdom`,
  FR: msg({ message: 'France', context: 'country' }),
  CA: msg({ message: 'Canada', context: 'country' }),
};

/** In their own languages, so that everybody finds theirs. */
export const languages = {
  'pt-BR': 'Português (Brasil)',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
};

/** Today's offset, such as `GMT-3`, and the time of day there; `null` where the zone is not known. Only the name is stored: offsets change. */
export function clockOf(timeZone: string, locale: string, now: Date): { offset: string; time: string } | null {
  if (!isTimeZone(timeZone)) return null;
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(now);
  return {
    offset: parts.find(({ type }) => type === 'timeZoneName')?.value ?? '',
    time: new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit' }).format(now),
  };
}

export const currencyNames = {
  USD: msg`US dollar`,
  EUR: msg({ message: 'Euro', context: 'currency' }),
  GBP: msg({ message: 'Pound', context: 'currency' }),
  BTC: msg({ message: 'Bitcoin', context: 'currency' }),
};

/** An amount as it looks in a currency; empty where its code is none. */
export const exampleOf = (currency: string, locale: string): string =>
  /^[A-Z]{3}$/i.test(currency)
    ? new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 2 }).format(1234.5)
    : '';
