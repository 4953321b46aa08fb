import { type ReactNode, type RefObject, useMemo } from 'react';
import type { CalendarEvent, CalendarKind, ShownView } from '../calendar.types.ts';
import type { FaceContext } from './calendar.context.ts';
import { toInput } from './fc-times.ts';
import { roomyEvents } from './room/roomy-events.ts';
import { rowsIn, useDayRoom } from './room/useDayRoom.ts';

interface ContentOptions {
  root: RefObject<HTMLElement | null>;
  events: readonly CalendarEvent[];
  calendars: readonly CalendarKind[];
  view: ShownView;
  timeZone: string;
  emptyText: ReactNode;
}

const NONE: ReadonlySet<string> = new Set();

/** Objects that stay the same as long as their content does: FullCalendar draws all events again with another one. */
export function useGridContent({ root, events, calendars, view, timeZone, emptyText }: ContentOptions) {
  const inputs = useMemo(() => events.map(toInput), [events]);
  const kinds = useMemo(() => new Map(calendars.map((kind) => [kind.id, kind])), [calendars]);
  const noEventsContent = useMemo(() => (emptyText ? () => emptyText : undefined), [emptyText]);
  const room = useDayRoom(root);
  const dayMaxEventRows = rowsIn(room);
  const roomy = useMemo(
    () => (view === 'month' ? roomyEvents(events, room, timeZone) : NONE),
    [events, view, room, timeZone],
  );
  const faces = useMemo<FaceContext>(
    () => ({ kinds, timeZone, isList: view === 'list', roomy }),
    [kinds, timeZone, view, roomy],
  );
  return { content: { events: inputs, dayMaxEventRows, ...(noEventsContent && { noEventsContent }) }, faces };
}
