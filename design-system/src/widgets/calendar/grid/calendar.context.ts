import { createContext, use } from 'react';
import type { CalendarKind } from '../calendar.types.ts';

export interface FaceContext {
  /** The calendars by their ids. */
  kinds: ReadonlyMap<string, CalendarKind>;
  timeZone: string;
  /** Whether events are rows of a list, with all that there is to say. */
  isList: boolean;
  /** The events of the month whose days have room for a second line. */
  roomy: ReadonlySet<string>;
}

/** The facts that each event is drawn by. FullCalendar gets one and the same function for all of them, so that it draws none again. */
export const EventFaceContext = createContext<FaceContext>({
  kinds: new Map(),
  timeZone: 'UTC',
  isList: false,
  roomy: new Set(),
});

export const useFaceContext = (): FaceContext => use(EventFaceContext);
