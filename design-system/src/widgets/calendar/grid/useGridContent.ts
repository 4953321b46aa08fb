import { type ReactNode, useMemo } from 'react';
import type { CalendarEvent, CalendarKind, CalendarView } from '../calendar.types.ts';
import type { FaceContext } from './calendar.context.ts';
import { toInput } from './fc-times.ts';

interface ContentOptions {
  events: readonly CalendarEvent[];
  calendars: readonly CalendarKind[];
  view: CalendarView;
  timeZone: string;
  emptyText: ReactNode;
}

/** Objects that stay the same as long as their content does: FullCalendar draws all events again with another one. */
export function useGridContent({ events, calendars, view, timeZone, emptyText }: ContentOptions) {
  const inputs = useMemo(() => events.map(toInput), [events]);
  const kinds = useMemo(() => new Map(calendars.map((kind) => [kind.id, kind])), [calendars]);
  const faces = useMemo<FaceContext>(() => ({ kinds, timeZone, isList: view === 'list' }), [kinds, timeZone, view]);
  const noEventsContent = useMemo(() => (emptyText ? () => emptyText : undefined), [emptyText]);
  return { inputs, faces, noEventsContent };
}
