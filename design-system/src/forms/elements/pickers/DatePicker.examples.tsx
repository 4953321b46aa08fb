import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Grid } from '../../../page-layout/primitives/Grid.tsx';
import { Calendar } from './calendar/Calendar.tsx';
import { DatePicker } from './DatePicker.tsx';
import { dayFromToday } from '../../../lib/i18n/day-from-today.ts';
import { DatesPicker } from './DatesPicker.tsx';
import { DateTimePicker } from './DateTimePicker.tsx';
import { TimeField } from './TimeField.tsx';

/** A day can be typed, stepped with the arrow keys, or chosen in the calendar. */
export function Basic() {
  const { t } = useLingui();
  return (
    <Grid>
      <DatePicker label={t`Departure`} defaultValue="2026-11-21" isClearable />
    </Grid>
  );
}

/** Asks for a time as well as a day, such as for a flight. */
export function DateAndTime() {
  const { t } = useLingui();
  return (
    <Grid>
      <DateTimePicker label={t`Check-in closes`} defaultValue="2026-11-21T22:45" isClearable />
    </Grid>
  );
}

/** Any number of days; the calendar stays open for the next one. */
export function MultipleDates() {
  const { t } = useLingui();
  const [days, setDays] = useState<readonly string[]>(['2026-11-21', '2026-11-24']);
  return (
    <Grid>
      <DatesPicker label={t`Days with roaming`} value={days} onChange={({ value }) => setDays(value)} isClearable />
    </Grid>
  );
}

/** Hours run from 0 to 23, as boarding passes print them. */
export function Time() {
  const { t } = useLingui();
  return (
    <Grid>
      <TimeField label={t`Boarding`} defaultValue="14:05" isClearable />
    </Grid>
  );
}

/** Spells out the month, so that the date cannot be misread. */
export function HumanFriendly() {
  const { t } = useLingui();
  return (
    <Grid>
      <DatePicker label={t`Cover begins`} defaultValue="2026-11-09" format="long" />
    </Grid>
  );
}

/** Unavailable days are struck through; typing one shows an error. */
export function DisabledRange() {
  const { t } = useLingui();
  return (
    <Grid>
      <DatePicker
        label={t`eSIM active from`}
        description={t`At least five days from today.`}
        disabledRanges={[{ from: dayFromToday(), to: dayFromToday(5) }]}
      />
    </Grid>
  );
}

/** The first and the last day that can be chosen, as for a birth or a validity. */
export function Limits() {
  const { t } = useLingui();
  return (
    <Grid>
      <DatePicker label={t`Travel day`} min="2026-11-01" max="2026-12-31" defaultValue="2027-01-02" />
    </Grid>
  );
}

/** Common days are one click away. */
export function Shortcuts() {
  const { t } = useLingui();
  return (
    <Grid>
      <DatePicker
        label={t`Refund paid on`}
        presets={[
          { label: t`Today`, value: dayFromToday() },
          { label: t`Yesterday`, value: dayFromToday(-1) },
          { label: t`A week ago`, value: dayFromToday(-7) },
        ]}
        isClearable
      />
    </Grid>
  );
}

/** The month is always visible, for pages about dates. */
export function Inline() {
  const { t } = useLingui();
  return <Calendar label={t`Day of arrival`} defaultValue="2026-11-21" />;
}
