import { media, useMediaQuery, useToday } from '@embarque/design-system';
import type { CalendarView } from '@embarque/design-system/calendar';
import type { CalendarName } from '@embarque/mocks/calendar/contract';
import { useEffect, useMemo, useState } from 'react';
import { useSearchQuery } from '../../query/useSearchQuery.ts';
import { useUserStorage } from '../../session/storage/useUserStorage.ts';
import { type CalendarUrl, type OpenPart, readCalendarUrl, withOpen, withPlace } from './model/calendar.query.ts';
import { CALENDARS } from './model/calendar.state.ts';
import { lastPlace } from './model/calendar.storage.ts';

export interface CalendarPlace {
  view: CalendarView;
  date: string;
  calendars: readonly CalendarName[];
  open: OpenPart | null;
  today: string;
  /** Goes to another view, day or choice of calendars. */
  go: (place: Partial<Pick<CalendarUrl, 'view' | 'date' | 'calendars'>>) => void;
  /** Opens something beside the calendar. */
  show: (open: OpenPart) => void;
  /** Closes it; the way back leads to the calendar, not into what was closed. */
  close: () => void;
}

/** The part of the calendar in view: as the URL says, else as it was last, else this month, or a list on phones. */
export function useCalendarPlace(): CalendarPlace {
  const [search, change] = useSearchQuery();
  const storage = useUserStorage();
  const stored = useMemo(() => lastPlace.in(storage), [storage]);
  const [last] = useState(() => stored.read());
  const isPhone = useMediaQuery(media.phone);
  const today = useToday();
  const url = useMemo(() => readCalendarUrl(search), [search]);

  const view = url.view ?? last.view ?? (isPhone ? 'list' : 'month');
  const date = url.date ?? (last.on === today ? last.date : null) ?? today;
  const names = (url.calendars ?? last.calendars ?? CALENDARS).join();
  const calendars = useMemo(() => CALENDARS.filter((name) => names.split(',').includes(name)), [names]);

  useEffect(() => {
    if (!url.view && !url.date && !url.calendars) return;
    const before = stored.read();
    stored.write({
      view: url.view ?? before.view,
      calendars: url.calendars ?? before.calendars,
      date: url.date ?? (before.on === today ? before.date : null),
      on: today,
    });
  }, [stored, url, today]);

  return {
    view,
    date,
    calendars,
    open: url.open,
    today,
    go: (place) => change((current) => withPlace(current, place)),
    // With the day, so that a link to it finds the event.
    show: (open) => change((current) => withOpen(withPlace(current, { date }), open)),
    close: () => change((current) => withOpen(current, null), { replace: true }),
  };
}
