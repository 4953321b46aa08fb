import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { optionsByName } from './options-by-name.ts';

const codesIn = (text: string) => Object.fromEntries(text.split(' ').map((code) => [code, code]));

const countries = codesIn('AR BR CA CL CO DE ES FR GB IT JP MX NL NO PE PL PT US UY');
const languages = codesIn('de en es fr it pt');

/** The countries that addresses offer, by their names in the language of the page. */
export function useCountries() {
  const { i18n } = useLingui();
  return useMemo(() => optionsByName(countries, i18n.locale), [i18n.locale]);
}

/** The languages that people can say they speak, by their names in the language of the page. */
export function useLanguages() {
  const { i18n } = useLingui();
  return useMemo(() => optionsByName(languages, i18n.locale, 'language'), [i18n.locale]);
}
