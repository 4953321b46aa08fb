import type { CalendarView } from '../calendar.types.ts';
import { addDays } from '../times/days.ts';
import { formatLongDay } from '../times/format-times.ts';
import { visibleRange } from '../times/visible-range.ts';

const months = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const weeks = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** The period that a view shows: `Novembro de 2026`. Dates are Portuguese, whatever the language of the texts. */
export function titleOf(view: CalendarView, date: string): string {
  const title = texts[view](date);
  return title.charAt(0).toUpperCase() + title.slice(1);
}

const month = (date: string) => months.format(new Date(date));

const texts: Record<CalendarView, (date: string) => string> = {
  month,
  list: month,
  day: formatLongDay,
  week: (date) => {
    const { start, end } = visibleRange('week', date);
    return weeks.formatRange(new Date(start), new Date(addDays(end, -1)));
  },
};
