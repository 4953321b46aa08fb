import type { ComponentProps } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { calendarLimits } from './calendar-limits.ts';
import { type DayLimits, readDay } from '../dates/dates.ts';
import { MonthHead, MonthView } from './MonthView.tsx';

interface DayCalendarProps
  extends
    DayLimits,
    Pick<
      ComponentProps<typeof Calendar>,
      'id' | 'ref' | 'className' | 'style' | 'isDisabled' | 'isReadOnly' | 'aria-label' | 'aria-labelledby'
    > {
  value: string | null;
  onChoose: (day: string) => void;
  /** Whether focus goes to its day when it comes up. */
  takesFocus?: boolean;
}

/** A month, of which one day can be chosen. */
export function DayCalendar({
  value,
  onChoose,
  takesFocus = false,
  min,
  max,
  disabledRanges,
  ...rest
}: DayCalendarProps) {
  return (
    <Calendar
      {...rest}
      {...calendarLimits({ min, max, disabledRanges })}
      value={readDay(value)}
      onChange={(day) => day && onChoose(day.toString())}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a calendar that opens takes the focus of its button
      autoFocus={takesFocus}
    >
      <MonthHead />
      <MonthView />
    </Calendar>
  );
}
