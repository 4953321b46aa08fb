import { useToday } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { differenceInCalendarDays } from 'date-fns';
import { useMemo } from 'react';
import { type OwnEmail, whenOf } from '../model/email.layout.ts';

/** Names the time that a message belongs to. */
export function useDayGroups(): (mail: OwnEmail) => string {
  const { t } = useLingui();
  const today = useToday();
  const [scheduled, sameDay] = [t({ message: 'Scheduled', context: 'email' }), t({ message: 'Today', context: 'day' })];
  const [dayBefore, week, older] = [
    t({ message: 'Yesterday', context: 'day' }),
    t`Last week`,
    t({ message: 'Older', context: 'messages' }),
  ];
  return useMemo(() => {
    const noon = new Date(`${today}T12:00`);
    return (mail: OwnEmail) => {
      const when = whenOf(mail);
      if (when === mail.scheduledFor) return scheduled;
      const days = differenceInCalendarDays(noon, new Date(when));
      if (days <= 0) return sameDay;
      if (days === 1) return dayBefore;
      return days <= 7 ? week : older;
    };
  }, [today, scheduled, sameDay, dayBefore, week, older]);
}
