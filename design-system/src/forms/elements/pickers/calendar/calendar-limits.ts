import type { CalendarProps, DateValue } from 'react-aria-components/Calendar';
import { type DayLimits, readDay, refusalOf } from '../dates/dates.ts';

/** The limits as calendars take them. */
export function calendarLimits({ min, max, disabledRanges = [] }: DayLimits) {
  return {
    minValue: readDay(min),
    maxValue: readDay(max),
    isDateUnavailable: (day) => refusalOf(day.toString(), { disabledRanges }) !== null,
  } satisfies Partial<CalendarProps<DateValue>>;
}
