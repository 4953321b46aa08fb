import { msg } from '@lingui/core/macro';

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

export const TIME_ZONES = [
  'Pacific/Honolulu',
  'America/Los_Angeles',
  'America/Denver',
  'America/Chicago',
  'America/New_York',
  'America/Bogota',
  'America/Manaus',
  'America/Sao_Paulo',
  'America/Noronha',
  'Atlantic/Azores',
  'Europe/Lisbon',
  'Europe/London',
  'Europe/Berlin',
  'Africa/Cairo',
  'Africa/Johannesburg',
  'Asia/Dubai',
  'Asia/Kolkata',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Auckland',
] as const;

/** Today's offset, such as `GMT-3`, and the time of day there. Nothing is stored but the name: offsets change with the season. */
export function clockOf(timeZone: string, locale: string, now: Date): { offset: string; time: string } {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(now);
  return {
    offset: parts.find(({ type }) => type === 'timeZoneName')?.value ?? '',
    time: new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit' }).format(now),
  };
}

/** `America/Sao_Paulo` as people read it. */
export const placeOf = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

export const currencyNames = {
  USD: msg`US dollar`,
  EUR: msg({ message: 'Euro', context: 'currency' }),
  GBP: msg({ message: 'Pound', context: 'currency' }),
  BTC: msg({ message: 'Bitcoin', context: 'currency' }),
};

/** An amount as it looks in a currency. */
export const exampleOf = (currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 2 }).format(1234.5);
