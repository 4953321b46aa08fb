import { isValid } from 'date-fns';

/** How a day is due: one that has come, or has passed, asks for attention. */
type Urgency = 'today' | 'overdue' | 'later';

const days = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: 'short', timeZone: 'UTC' });
const todayInWords = new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' }).format(0, 'day');

/** Writes a day as `24 nov.`, and this one as `hoje`: dates are Portuguese whatever the language of the texts. */
export function formatDue(day: string, today: string): string {
  if (day === today) return todayInWords;
  const date = new Date(`${day}T00:00Z`);
  if (!isValid(date)) return '';
  const parts = days.formatToParts(date);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${part('day')} ${part('month')}`;
}

export function urgencyOf(day: string, today: string): Urgency {
  if (day === today) return 'today';
  return day < today ? 'overdue' : 'later';
}
