import type { CalendarEvent } from '../../calendar.types.ts';
import { daysOf, eachDay } from '../../times/days.ts';
import { ROW } from './useDayRoom.ts';

/** The height that a second line adds, in px, and the letters that a line of a narrow day has room for. */
const LINE = 16;
const LETTERS = 14;

/**
 * The events of one day whose titles may take a second line, since their day has room for it: the longest first.
 *
 * @param room the height that a day has for its events, in px
 */
export function roomyEvents(events: readonly CalendarEvent[], room: number, zone: string): ReadonlySet<string> {
  const roomy = new Set<string>();
  for (const onDay of byDay(events, zone).values()) {
    const spare = Math.floor((room - onDay.length * ROW) / LINE);
    const long = onDay.filter((event) => isOneDay(event, zone) && lettersOf(event) > LETTERS);
    const first = long.toSorted((one, other) => lettersOf(other) - lettersOf(one)).slice(0, Math.max(0, spare));
    for (const { id } of first) roomy.add(id);
  }
  return roomy;
}

function byDay(events: readonly CalendarEvent[], zone: string) {
  const days = new Map<string, CalendarEvent[]>();
  for (const event of events) {
    for (const day of eachDay(daysOf(event, zone))) {
      const known = days.get(day);
      if (known) known.push(event);
      else days.set(day, [event]);
    }
  }
  return days;
}

const isOneDay = (event: CalendarEvent, zone: string) => {
  const { first, last } = daysOf(event, zone);
  return first === last;
};

/** The time before a title takes its room as well. */
const lettersOf = ({ title, allDay }: CalendarEvent) => title.length + (allDay ? 0 : 'hh:mm '.length);
