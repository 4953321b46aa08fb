import { useToday } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { type OwnEmail, whenOf } from '../model/email.layout.ts';
import { type DayGroup, dayGroupOf } from './email.days.ts';

/**
 * Names the time that a message belongs to.
 *
 * @param sentUntil the latest time that a scheduled message was sent at
 */
export function useDayGroups(sentUntil: number): (mail: OwnEmail) => string {
  const {
    t,
    i18n: { locale },
  } = useLingui();
  const today = useToday();
  const [scheduled, thisWeek, lastWeek] = [t({ message: 'Scheduled', context: 'email' }), t`This week`, t`Last week`];
  const [sameDay, dayBefore] = [t({ message: 'Today', context: 'day' }), t({ message: 'Yesterday', context: 'day' })];

  return useMemo(() => {
    const noon = new Date(`${today}T12:00`);
    const names: Record<Exclude<DayGroup, 'month'>, string> = {
      today: sameDay,
      yesterday: dayBefore,
      'this week': thisWeek,
      'last week': lastWeek,
    };
    const monthOf = monthNames(locale, noon.getFullYear());
    return (mail: OwnEmail) => {
      const when = whenOf(mail, sentUntil);
      if (when === mail.scheduledFor) return scheduled;
      const day = new Date(when);
      const group = dayGroupOf(day, noon);
      return group === 'month' ? monthOf(day) : names[group];
    };
  }, [today, sentUntil, locale, scheduled, sameDay, dayBefore, thisWeek, lastWeek]);
}

/** `November`, `December 2025`: in the language of the texts beside it. */
function monthNames(locale: string, thisYear: number): (day: Date) => string {
  const short = new Intl.DateTimeFormat(locale, { month: 'long' });
  const long = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });
  return (day) => {
    const name = (day.getFullYear() === thisYear ? short : long).format(day);
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  };
}
