import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useToday } from '../../../lib/clock/useToday.ts';
import { clockOf, dayOf, daysAgo, shortDayOf, weekdayOf } from './message-time.ts';

/** Names days as people do: "Today", "Yesterday", the weekday for a week, then the date. Changes at midnight. */
export function useDayNames() {
  const { t } = useLingui();
  const today = useToday();
  const nameOfDay = useCallback(
    (day: string) => {
      const ago = daysAgo(day, today);
      if (ago === 0) return t({ message: 'Today', context: 'day' });
      if (ago === 1) return t({ message: 'Yesterday', context: 'day' });
      return ago > 1 && ago < 7 ? weekdayOf(day) : shortDayOf(day, today);
    },
    [t, today],
  );
  /** The clock for today, else the name of the day. */
  const shortTimeOf = useCallback(
    (instant: string) => (dayOf(instant) === today ? clockOf(instant) : nameOfDay(dayOf(instant))),
    [nameOfDay, today],
  );
  return { nameOfDay, shortTimeOf };
}
