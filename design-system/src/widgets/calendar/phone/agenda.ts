import type { Tone } from '../../../theme/tones.ts';
import type { CalendarEvent, CalendarKind } from '../calendar.types.ts';
import { daysOf, eachDay, isOn } from '../times/days.ts';

/** The events of a day in the order in which they happen, those of whole days first. */
export function eventsOn<Event extends CalendarEvent>(day: string, events: readonly Event[], zone: string): Event[] {
  return events
    .filter((event) => isOn(day, event, zone))
    .toSorted(
      (one, other) =>
        Number(other.allDay) - Number(one.allDay) ||
        Date.parse(one.start) - Date.parse(other.start) ||
        one.title.localeCompare(other.title),
    );
}

/** The colours of each day that has events, each colour once. */
export function tonesByDay(
  events: readonly CalendarEvent[],
  calendars: readonly CalendarKind[],
  zone: string,
): Record<string, readonly Tone[]> {
  const tones = new Map(calendars.map(({ id, tone }) => [id, tone]));
  const days: Record<string, Tone[]> = {};
  for (const event of events) {
    const tone = tones.get(event.calendar) ?? 'secondary';
    for (const day of eachDay(daysOf(event, zone))) {
      const known = (days[day] ??= []);
      if (!known.includes(tone)) known.push(tone);
    }
  }
  return days;
}
