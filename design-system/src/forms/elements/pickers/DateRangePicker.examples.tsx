import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Grid } from '../../../page-layout/primitives/Grid.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';
import { dayFromToday } from '../../../lib/i18n/day-from-today.ts';
import type { DayRange } from './dates/dates.ts';

/** Both days are part of the range. The calendar shows two months where there is room. */
export function Range() {
  const { t } = useLingui();
  return (
    <Grid minCell="22rem">
      <DateRangePicker
        label={t`Days of the trip`}
        defaultValue={{ from: '2020-02-01', to: '2020-02-15' }}
        isClearable
      />
    </Grid>
  );
}

/** Common ranges are one click away, for reports. */
export function RangeShortcuts() {
  const { t } = useLingui();
  const [range, setRange] = useState<DayRange | null>({ from: dayFromToday(-6), to: dayFromToday() });
  return (
    <Grid minCell="22rem">
      <DateRangePicker
        label={t`Sales from`}
        value={range}
        onChange={({ value }) => setRange(value)}
        max={dayFromToday()}
        presets={[
          { label: t`Today`, value: { from: dayFromToday(), to: dayFromToday() } },
          { label: t`Last 7 days`, value: { from: dayFromToday(-6), to: dayFromToday() } },
          { label: t`Last 28 days`, value: { from: dayFromToday(-27), to: dayFromToday() } },
        ]}
        isClearable
      />
    </Grid>
  );
}
