import { useLingui } from '@lingui/react';
import { useMemo } from 'react';

const countries = 'AR BR CA CL CO DE ES FR GB IT JP MX NL PT US UY'.split(' ');
const languages = 'de en es fr it pt'.split(' ');

/** Names of codes in the language of the page, as options in their order. */
function useNames(codes: readonly string[], type: 'region' | 'language') {
  const { i18n } = useLingui();
  return useMemo(() => {
    const names = new Intl.DisplayNames(i18n.locale, { type });
    return codes
      .map((value) => ({ value, label: names.of(value) ?? value }))
      .toSorted((a, b) => a.label.localeCompare(b.label, i18n.locale));
  }, [codes, type, i18n.locale]);
}

export const useCountries = () => useNames(countries, 'region');
export const useLanguages = () => useNames(languages, 'language');
