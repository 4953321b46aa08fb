import { useLingui } from '@lingui/react';
import { useMemo } from 'react';

const codes = 'AR BR CA CL CO DE ES FR GB IT JP MX NL NO PE PL PT US UY'.split(' ');

/** Countries by name, in the language of the page. */
export function useCountries() {
  const { i18n } = useLingui();
  return useMemo(() => {
    const names = new Intl.DisplayNames(i18n.locale, { type: 'region' });
    return codes
      .map((value) => ({ value, label: names.of(value) ?? value }))
      .toSorted((a, b) => a.label.localeCompare(b.label, i18n.locale));
  }, [i18n.locale]);
}
