import { MaskField, TextField } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { hasRules, rulesOf } from '../model/account.countries.ts';

interface CountryFieldProps {
  label: string;
  country: string;
  value: string;
  errorMessage: string | undefined;
  onChange: (change: { text: string }) => void;
}

/** The word of a country for the part of it that an address names. */
export function useRegionLabel(country: string): string {
  const { t } = useLingui();
  const labels: Record<string, string> = {
    CA: t({ message: 'Province', context: 'address' }),
    FR: t({ message: 'Region', context: 'address' }),
    GB: t({ message: 'County', context: 'address' }),
  };
  return labels[country] ?? t({ message: 'State', context: 'address' });
}

/** A postcode as its country writes it. One that was typed for another country stays as it is, and is said not to fit. */
export function PostcodeField({ label, country, value, errorMessage, onChange }: CountryFieldProps) {
  const { t } = useLingui();
  const { postcode, postcodeExample, isPostcode } = rulesOf(country);
  const isKnown = hasRules(country);
  const description = t`For example ${postcodeExample}`;
  const isForeign = value !== '' && postcode !== undefined && postcode.leftOut(value) !== '';
  const misfit = t`This postcode doesn't fit the country. It should look like ${postcodeExample}.`;
  if (!postcode || isForeign || !isKnown) {
    return (
      <TextField
        label={label}
        {...(isKnown && { description })}
        autoComplete="postal-code"
        dir="ltr"
        value={value}
        errorMessage={isKnown && isForeign ? misfit : errorMessage && misfit}
        onChange={({ target }) => onChange({ text: target.value })}
      />
    );
  }
  return (
    <MaskField
      label={label}
      description={description}
      autoComplete="postal-code"
      mask={postcode}
      value={postcode.read(value)}
      errorMessage={errorMessage && !isPostcode(value) ? misfit : undefined}
      onChange={({ text, leftOut = '' }) => onChange({ text: text + leftOut })}
    />
  );
}

/** A phone number behind the code of its country, which is stored with it. */
export function PhoneField({ label, country, value, errorMessage, onChange }: CountryFieldProps) {
  const { t } = useLingui();
  const { prefix, phone, phoneExample } = rulesOf(country);
  const isKnown = hasRules(country);
  const isOwn = isKnown && (value.startsWith(prefix) || value === '');
  const digits = isOwn ? value.slice(prefix.length) : null;
  const description = t`With area code, for example ${phoneExample}`;
  const misfit = t`This number doesn't fit the country. It should look like ${phoneExample}.`;
  if (digits === null) {
    return (
      <TextField
        type="tel"
        label={label}
        {...(isKnown && { description })}
        dir="ltr"
        value={value}
        errorMessage={isKnown ? misfit : errorMessage}
        onChange={({ target }) => onChange({ text: target.value })}
      />
    );
  }
  return (
    <MaskField
      label={label}
      description={description}
      prefix={prefix}
      autoComplete="tel-national"
      mask={phone}
      value={digits}
      errorMessage={errorMessage && misfit}
      onChange={({ value: typed, leftOut = '' }) =>
        onChange({ text: typed + leftOut === '' ? '' : prefix + typed + leftOut })
      }
    />
  );
}
