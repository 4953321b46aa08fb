import type { CalendarOptions } from '@fullcalendar/react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

/** All texts of FullCalendar, whose own translations are incomplete. */
export function useGridTexts() {
  const { t } = useLingui();
  return useMemo(
    () =>
      ({
        allDayText: t`All day`,
        timedText: t`Times of day`,
        closeHint: t`Close`,
        eventsHint: t({ message: 'Events', context: 'calendar' }),
        moreLinkText: (count) => t`+${count} more`,
        moreLinkHint: (count) => t`${plural(count, { one: 'Show # more event', other: 'Show # more events' })}`,
        noEventsText: t`No events`,
      }) satisfies CalendarOptions,
    [t],
  );
}
