import { useLingui } from '@lingui/react/macro';
import { differenceInCalendarDays, parseISO } from 'date-fns';
import { formatShortDay } from '../../../lib/i18n/format-day.ts';
import { useLocaleSettings } from '../../../lib/i18n/LocaleProvider.tsx';
import { useToday } from '../../../lib/clock/useToday.ts';
import { Due } from './TaskRow.styles.ts';

interface DueDayProps {
  /** `2026-11-21` */
  day: string;
  /** Whether its task has been done: the day asks for no attention any more. */
  isDone: boolean;
}

/** A due day in words: overdue, today, tomorrow, a weekday of the next days, else the date. It turns at local midnight. */
export function DueDay({ day, isDone }: DueDayProps) {
  const { t } = useLingui();
  const { locale } = useLocaleSettings();
  const today = useToday();
  const days = differenceInCalendarDays(parseISO(day), parseISO(today));
  const date = formatShortDay(day, { year: day.slice(0, 4) !== today.slice(0, 4) });
  const isOverdue = days < 0 && !isDone;

  const text = () => {
    if (isOverdue) return t`Overdue · ${date}`;
    if (days === 0) return t({ message: 'Today', context: 'day' });
    if (days === 1) return t({ message: 'Tomorrow', context: 'day' });
    return days > 1 && days < 7 ? weekdayOf(day, locale) : date;
  };
  return (
    <Due
      dateTime={day}
      title={date}
      data-overdue={isOverdue || undefined}
      data-today={days === 0 && !isDone ? true : undefined}
    >
      <bdi>{text()}</bdi>
    </Due>
  );
}

const weekdayOf = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(parseISO(day));
