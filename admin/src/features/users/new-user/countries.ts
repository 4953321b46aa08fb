/** The countries of our agencies, as the server names them, by the code of their own name in every language. */
const COUNTRIES = {
  Argentina: 'AR',
  Brazil: 'BR',
  Chile: 'CL',
  Colombia: 'CO',
  Denmark: 'DK',
  France: 'FR',
  Germany: 'DE',
  Ghana: 'GH',
  India: 'IN',
  Ireland: 'IE',
  Italy: 'IT',
  Japan: 'JP',
  Lebanon: 'LB',
  Netherlands: 'NL',
  Nigeria: 'NG',
  Peru: 'PE',
  Poland: 'PL',
  Portugal: 'PT',
  'South Africa': 'ZA',
  Spain: 'ES',
  Sweden: 'SE',
  'United Kingdom': 'GB',
  'United States': 'US',
  Uruguay: 'UY',
} as const;

/** The countries in the order of their names in a language. */
export function countryOptions(locale: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return Object.entries(COUNTRIES)
    .map(([value, code]) => ({ value, label: names.of(code) ?? value }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
}
