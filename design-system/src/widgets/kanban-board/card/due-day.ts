import { formatShortDay } from '../../../lib/i18n/format-day.ts';

/** How a day is due: one that has come, or has passed, asks for attention. */
type Urgency = 'today' | 'overdue' | 'later';

const todayInWords = new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' }).format(0, 'day');

/** Writes a day as `24 nov.`, and this one as `hoje`: dates are Portuguese whatever the language of the texts. */
export function formatDue(day: string, today: string): string {
  return day === today ? todayInWords : formatShortDay(day);
}

export function urgencyOf(day: string, today: string): Urgency {
  if (day === today) return 'today';
  return day < today ? 'overdue' : 'later';
}
