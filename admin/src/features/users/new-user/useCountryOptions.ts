import type { SelectOption } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { COUNTRIES, useCountryName } from '../../../people/useNames.ts';

/** Known, but not among the countries that the form offers. */
const NOT_OFFERED = ['Israel', 'Türkiye', 'Vietnam'];

/** The countries of new users, in the order of their names in the language of the page. */
export function useCountryOptions(): SelectOption[] {
  const { i18n } = useLingui();
  const nameOf = useCountryName();
  return Object.keys(COUNTRIES)
    .filter((value) => !NOT_OFFERED.includes(value))
    .map((value) => ({ value, label: nameOf(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, i18n.locale));
}
