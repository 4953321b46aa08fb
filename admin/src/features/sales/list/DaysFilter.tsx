import { DateRangePicker, type DayRange, useToday } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { usePeriodLabels } from '../sales.labels.ts';
import { daysOf, PERIODS } from '../sales.period.ts';

export interface DaysFilterProps {
  days: DayRange | null;
  onChange: (days: DayRange | null) => void;
}

/** The first and the last day of a period: loaded when somebody asks for other days than a usual period has. */
export function DaysFilter({ days, onChange }: DaysFilterProps) {
  const { t } = useLingui();
  const labels = usePeriodLabels();
  const today = useToday();
  return (
    <DateRangePicker
      label={t`Days from and to`}
      labelVisibility="hidden"
      value={days}
      onChange={({ value }) => onChange(value)}
      max={today}
      presets={PERIODS.map((period) => ({ label: labels[period], value: daysOf(period, today) }))}
      isClearable
    />
  );
}
