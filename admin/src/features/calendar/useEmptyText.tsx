import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatDay } from '../../i18n/format.ts';
import { useCalendars } from './calendar.labels.ts';
import { CALENDARS } from './model/calendar.state.ts';
import type { CalendarPlace } from './useCalendarPlace.ts';
import { visibleRange } from '@embarque/design-system/calendar';
import { shiftDay } from './model/calendar.times.ts';

/** The text of a list without events: it names the days and the calendars that are shown. */
export function useEmptyText({ view, date, calendars }: Pick<CalendarPlace, 'view' | 'date' | 'calendars'>): string {
  const { t } = useLingui();
  const named = useCalendars();
  const { start, end } = visibleRange(view, date);
  const [from, to] = [start, shiftDay(end, -1)].map((day) => formatDay(new Date(`${day}T12:00`)));
  if (calendars.length === 0) return t`No calendar is shown. Choose one to see its events.`;
  if (calendars.length === CALENDARS.length) return t`No events from ${from} to ${to}.`;
  const labels = named.filter(({ id }) => calendars.includes(id)).map(({ label }) => label);
  const names = labels.join(', ');
  return t`${plural(labels.length, {
    one: `No events from ${from} to ${to} in the calendar ${names}.`,
    other: `No events from ${from} to ${to} in the calendars ${names}.`,
  })}`;
}
