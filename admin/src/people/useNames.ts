import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

/** The codes of the countries, by the name that the server gives them. */
export const COUNTRIES: Readonly<Record<string, string>> = {
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
  Israel: 'IL',
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
  Türkiye: 'TR',
  'United Kingdom': 'GB',
  'United States': 'US',
  Uruguay: 'UY',
  Vietnam: 'VN',
};

const LANGUAGES: Readonly<Record<string, string>> = {
  English: 'en',
  Portuguese: 'pt',
  Spanish: 'es',
  French: 'fr',
  German: 'de',
};

/** Names a country of the server in the language of the page. One that is not known keeps the server's name. */
export function useCountryName(): (country: string) => string {
  const { t } = useLingui();
  const nameOf = useNameOf(COUNTRIES, 'region');
  // No region of its own in the names that browsers have.
  return (country) => (country === 'England' ? t`England` : nameOf(country));
}

/** Names a language of the server in the language of the page. */
export const useLanguageName = (): ((language: string) => string) => useNameOf(LANGUAGES, 'language');

function useNameOf(codes: Readonly<Record<string, string>>, type: 'region' | 'language') {
  const { i18n } = useLingui();
  return useMemo(() => {
    const names = new Intl.DisplayNames(i18n.locale, { type });
    return (name: string) => {
      const code = codes[name];
      return (code && names.of(code)) ?? name;
    };
  }, [codes, type, i18n.locale]);
}
