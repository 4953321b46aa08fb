import { Select, type SelectProps } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { withOwn } from '../../../forms/with-own.ts';
import { nameOfCode } from '../../../i18n/names/name-of-code.ts';
import { COUNTRIES } from '../model/account.countries.ts';
import { countryNames } from '../model/account.options.ts';

/** The countries whose postcodes and phone numbers are known, with the one that is stored. */
export function CountrySelect({
  label,
  ...props
}: Omit<SelectProps, 'options' | 'label'> & Partial<Pick<SelectProps, 'label'>>) {
  const { t, i18n } = useLingui();
  const codes = withOwn(
    COUNTRIES.map(({ code }) => code),
    props.value ?? '',
  );
  return (
    <Select
      {...props}
      label={label ?? t({ message: 'Country', context: 'address' })}
      options={codes.map((code) => ({
        value: code,
        label: isNamed(code) ? t(countryNames[code]) : nameOfCode(code, i18n.locale, 'region'),
      }))}
    />
  );
}

const isNamed = (code: string): code is keyof typeof countryNames => Object.hasOwn(countryNames, code);
