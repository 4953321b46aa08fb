import type { ShownView } from '../calendar.types.ts';
import { addDays } from '../times/days.ts';
import { formatLongDay } from '../times/format-times.ts';
import { visibleRange } from '../times/visible-range.ts';

const months = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const spans = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** The period that a view shows: `Novembro de 2026`. Dates are Portuguese, whatever the language of the texts. */
export function titleOf(view: ShownView, date: string): string {
  return asTitle(texts[view](date));
}

const asTitle = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const month = (date: string) => months.format(new Date(date));

const texts: Record<ShownView, (date: string) => string> = {
  month,
  list: month,
  day: formatLongDay,
  week: (date) => span('week', date),
  days: (date) => span('days', date),
};

function span(view: ShownView, date: string): string {
  const { start, end } = visibleRange(view, date);
  return spans.formatRange(new Date(start), new Date(addDays(end, -1)));
}

const shortMonths = new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' });
const shortDays = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const shortMonthsOfYears = new Intl.DateTimeFormat('pt-BR', { month: 'short', year: '2-digit', timeZone: 'UTC' });

/** The title of a period where there is room for a word or two: `Novembro`, `29 nov – 1 dez`. */
export function shortTitleOf(view: ShownView, date: string, today: string): string {
  const title = view === 'month' || view === 'list' ? shortMonth(date, today) : shortSpan(view, date);
  return asTitle(title.replaceAll('.', '').replaceAll(' de ', ' '));
}

const isSameYear = (one: string, other: string) => one.slice(0, 4) === other.slice(0, 4);

const shortMonth = (date: string, today: string) =>
  (isSameYear(date, today) ? shortMonths : shortMonthsOfYears).format(new Date(date));

function shortSpan(view: ShownView, date: string): string {
  const { start, end } = visibleRange(view, date);
  return shortDays.formatRange(new Date(start), new Date(addDays(end, -1)));
}
