import { Select } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { clockOf, currencyNames, exampleOf, languages, placeOf, TIME_ZONES } from '../model/account.options.ts';
import { useNow } from '../../../i18n/time/useNow.ts';
import { useFields } from '../parts/useFields.ts';

/** Language, time zone and currency, each with an example of what it does. */
export function RegionFields() {
  const { t, i18n } = useLingui();
  const { choice, values } = useFields('general');
  const { offset, time } = clockOf(values.timeZone, i18n.locale, useNow());
  const example = exampleOf(values.currency, i18n.locale);
  return (
    <>
      <Select
        {...choice('language')}
        label={t`Language`}
        options={Object.entries(languages).map(([value, label]) => ({ value, label }))}
      />
      <Select
        {...choice('timeZone')}
        label={t`Time zone`}
        description={t`${offset} today. It is ${time} there now.`}
        options={TIME_ZONES.map((value) => ({ value, label: placeOf(value) }))}
      />
      <Select
        {...choice('currency')}
        label={t`Currency`}
        description={t`An amount looks like ${example}.`}
        options={Object.entries(currencyNames).map(([value, label]) => ({ value, label: t(label) }))}
      />
    </>
  );
}
