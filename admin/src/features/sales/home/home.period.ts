import type { DayRange } from '@embarque/design-system';
import { addDays, differenceInCalendarDays, formatISO, min, parseISO, startOfMonth, subMonths } from 'date-fns';
import { daysOf } from '../sales.period.ts';

/** The periods that figures can be about. */
export const HOME_PERIODS = ['7-days', '30-days', 'this-month'] as const;
export type HomePeriod = (typeof HOME_PERIODS)[number];

const dayOf = (date: Date) => formatISO(date, { representation: 'date' });

/** The days that a period is compared with: the same days of the month before, else as many days before it. */
export function daysBefore(period: HomePeriod, today: string): DayRange {
  const { from, to } = daysOf(period, today);
  const last = addDays(parseISO(from), -1);
  if (period === 'this-month') {
    return { from: dayOf(startOfMonth(last)), to: dayOf(min([subMonths(parseISO(to), 1), last])) };
  }
  return { from: dayOf(addDays(last, -differenceInCalendarDays(parseISO(to), parseISO(from)))), to: dayOf(last) };
}
