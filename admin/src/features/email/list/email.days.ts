import { differenceInCalendarDays, differenceInCalendarWeeks } from 'date-fns';

export type DayGroup = 'today' | 'yesterday' | 'this week' | 'last week' | 'month';

/** The group of a message's day, as mail programs make them: calendar weeks, which begin on Sunday as in Brazil, then months. */
export function dayGroupOf(day: Date, today: Date): DayGroup {
  const days = differenceInCalendarDays(today, day);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  const weeks = differenceInCalendarWeeks(today, day, { weekStartsOn: 0 });
  if (weeks === 0) return 'this week';
  return weeks === 1 ? 'last week' : 'month';
}
