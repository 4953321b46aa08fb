import type { DayRange } from '@embarque/design-system';
import { addDays, differenceInCalendarDays, min, startOfMonth, subMonths } from 'date-fns';
import { dateOf, dayOf, daysOf } from '../sales.period.ts';
import type { HomePeriod } from './home.period.ts';

/** The days that a period is compared with: the same days of the month before, else as many days before it. */
export function daysBefore(period: HomePeriod, today: string): DayRange {
  const { from, to } = daysOf(period, today);
  const last = addDays(dateOf(from), -1);
  if (period === 'this-month') {
    return { from: dayOf(startOfMonth(last)), to: dayOf(min([subMonths(dateOf(to), 1), last])) };
  }
  return { from: dayOf(addDays(last, -differenceInCalendarDays(dateOf(to), dateOf(from)))), to: dayOf(last) };
}
