import { Select, type SelectProps } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { COUNTRIES } from '../model/account.countries.ts';
import { countryNames } from '../model/account.options.ts';

/** The countries whose postcodes and phone numbers are known. */
export function CountrySelect({
  label,
  ...props
}: Omit<SelectProps, 'options' | 'label'> & Partial<Pick<SelectProps, 'label'>>) {
  const { t } = useLingui();
  return (
    <Select
      {...props}
      label={label ?? t({ message: 'Country', context: 'address' })}
      options={COUNTRIES.map(({ code }) => ({
        value: code,
        label: t(countryNames[code as keyof typeof countryNames]),
      }))}
    />
  );
}
