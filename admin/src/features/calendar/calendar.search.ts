import { hasFolded } from '@embarque/design-system/find-folded';
import { Calendar } from 'lucide-react';
import { formatDay } from '../../i18n/format.ts';
import type { SearchSource } from '../../manifest/manifest.ts';
import { paths } from '../../paths.ts';
import { withOpen, withPlace } from './model/calendar.query.ts';
import { CALENDARS } from './model/calendar.state.ts';
import { daysOf } from './model/calendar.times.ts';
import { loadEvents } from './server/calendar.api.ts';

/** Finds events by title and place. */
export const calendarSearch: SearchSource = {
  icon: Calendar,
  find: async (text, signal) => {
    const events = await loadEvents({ calendars: CALENDARS }, signal);
    return events
      .filter(({ title, extendedProps }) => hasFolded(`${title} ${extendedProps.location}`, text))
      .map((event) => {
        const { first } = daysOf(event);
        const search = withOpen(withPlace(new URLSearchParams(), { date: first, calendars: CALENDARS }), {
          type: 'event',
          eventId: event.id,
        });
        return {
          id: String(event.id),
          label: event.title,
          detail: [formatDay(new Date(`${first}T12:00`)), event.extendedProps.location].filter(Boolean).join(' · '),
          href: `${paths.calendar}?${search}`,
        };
      });
  },
};
