import { useLingui } from '@lingui/react/macro';
import { DateRangePicker } from '../../../forms/elements/pickers/DateRangePicker.tsx';
import type { DayRange } from '../../../forms/elements/pickers/dates/dates.ts';

export interface DaysPickerProps {
  /** The first and the last day that the chart shows; `null` for all. */
  value: DayRange | null;
  /** Called with other days. */
  onChange: (value: DayRange | null) => void;
}

/** Which days a chart shows, for the end of the title's line of its card; it goes with `useDays`. */
export function DaysPicker({ value, onChange }: DaysPickerProps) {
  const { t } = useLingui();
  return (
    <DateRangePicker
      size="small"
      label={t`Days shown`}
      labelVisibility="hidden"
      isClearable
      value={value}
      onChange={({ value: days }) => onChange(days)}
    />
  );
}
