import type { CalendarKind, VisibleRange } from '@embarque/design-system/calendar';
import type { CalendarName } from '@embarque/mocks/calendar/contract';
import { daysOf, shiftDay } from './calendar.times.ts';
import type { CalendarEvent } from './calendar.state.ts';

/** More of one event than a month shows would mark nothing else. */
const MOST_DAYS = 42;

/** The colours of the events of each day, each once. */
export function dotsOf(
  events: readonly CalendarEvent[],
  calendars: readonly Pick<CalendarKind, 'id' | 'tone'>[],
): Record<string, CalendarKind['tone'][]> {
  const dots: Record<string, CalendarKind['tone'][]> = {};
  for (const event of events) {
    const tone = calendars.find(({ id }) => id === event.extendedProps.calendar)?.tone ?? 'secondary';
    const { first, last } = daysOf(event);
    for (let [day, count] = [first, 0]; day <= last && count < MOST_DAYS; day = shiftDay(day, 1), count += 1) {
      const tones = (dots[day] ??= []);
      if (!tones.includes(tone)) tones.push(tone);
    }
  }
  return dots;
}

/** The events of the days in view. */
export const eventsIn = (events: readonly CalendarEvent[], { start, end }: VisibleRange): CalendarEvent[] =>
  events.filter((event) => {
    const { first, last } = daysOf(event);
    return last >= start && first < end;
  });

/** The number of events of each calendar that is shown. */
export const countsOf = (
  events: readonly CalendarEvent[],
  calendars: readonly CalendarName[],
): Partial<Record<CalendarName, number>> =>
  Object.fromEntries(
    calendars.map((name) => [name, events.filter(({ extendedProps }) => extendedProps.calendar === name).length]),
  );
