import { ComboBox, Select } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { withOwn } from '../../../forms/with-own.ts';
import { nameOfCode } from '../../../i18n/names/name-of-code.ts';
import { devicePlace, placeOf, timeZonesWith } from '../../../i18n/time/time-zones.ts';
import { useNow } from '../../../i18n/time/useNow.ts';
import { clockOf, currencyNames, exampleOf, languages } from '../model/account.options.ts';
import { useFields } from '../parts/useFields.ts';

/** Language, time zone and currency, each with an example of what it does. */
export function RegionFields() {
  const { t, i18n } = useLingui();
  const { choice, values } = useFields('general');
  const { timeZone, currency, language } = values;
  const clock = clockOf(timeZone, i18n.locale, useNow());
  const { offset, time } = clock ?? { offset: '', time: '' };
  const place = devicePlace();
  const there = clock ? t`${offset} today. It is ${time} there now.` : t`This time zone isn't supported.`;
  const ofDevice = t`Times are shown in the time zone of this device: ${place}.`;
  const example = exampleOf(currency, i18n.locale);
  const zones = useMemo(
    () => timeZonesWith(timeZone).map((value) => ({ value, label: placeOf(value), description: value })),
    [timeZone],
  );
  const { onChange: chooseZone, ...zone } = choice('timeZone');
  return (
    <>
      <Select
        {...choice('language')}
        label={t`Language`}
        options={withOwn(Object.keys(languages), language).map((value) => ({ value, label: languageName(value) }))}
      />
      <ComboBox
        {...zone}
        label={t`Time zone`}
        description={clock && placeOf(timeZone) !== place ? `${there} ${ofDevice}` : there}
        options={zones}
        onChange={({ value }) => value !== null && chooseZone({ value })}
      />
      <Select
        {...choice('currency')}
        label={t`Currency`}
        {...(example && { description: t`An amount looks like ${example}.` })}
        options={withOwn(Object.keys(currencyNames), currency).map((value) => ({
          value,
          label: isOffered(value) ? t(currencyNames[value]) : nameOfCode(value, i18n.locale, 'currency'),
        }))}
      />
    </>
  );
}

/** Each language names itself, one that is not offered too. */
const languageName = (code: string) =>
  Object.hasOwn(languages, code) ? languages[code as keyof typeof languages] : nameOfCode(code, code, 'language');

const isOffered = (code: string): code is keyof typeof currencyNames => Object.hasOwn(currencyNames, code);
