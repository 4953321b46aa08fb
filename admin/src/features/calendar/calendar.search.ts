import { hasFolded } from '@embarque/design-system/find-folded';
import { formatISO } from 'date-fns';
import { Calendar } from 'lucide-react';
import { formatDay } from '../../i18n/format.ts';
import type { SearchSource } from '../../manifest/manifest.ts';
import { paths } from '../../paths.ts';
import { withOpen, withPlace } from './model/calendar.query.ts';
import { CALENDARS } from './model/calendar.state.ts';
import { daysOf } from './model/calendar.times.ts';
import { shownIdOf } from './model/calendar.widget.ts';
import { nextDateOf } from './series/series.dates.ts';
import { loadEvents } from './server/calendar.api.ts';

/** Finds events by title and place. */
export const calendarSearch: SearchSource = {
  icon: Calendar,
  find: async (text, signal) => {
    const events = await loadEvents({ calendars: CALENDARS }, signal);
    const today = formatISO(new Date(), { representation: 'date' });
    return events
      .map((event) => nextDateOf(event, today))
      .filter(({ title, extendedProps }) => hasFolded(`${title} ${extendedProps.location}`, text))
      .map((event) => {
        const { first } = daysOf(event);
        const search = withOpen(withPlace(new URLSearchParams(), { date: first, calendars: CALENDARS }), {
          type: 'event',
          eventId: event.id,
          ...(event.date !== undefined && { date: event.date }),
        });
        return {
          id: shownIdOf({ eventId: event.id, date: event.date }),
          label: event.title,
          detail: [formatDay(new Date(`${first}T12:00`)), event.extendedProps.location].filter(Boolean).join(' · '),
          href: `${paths.calendar}?${search}`,
        };
      });
  },
};
