import { isEmailAddress } from '@embarque/design-system/email-address';
import { fold } from '@embarque/design-system/fold';
import { generateIcsCalendar, generateIcsEvent, type IcsEvent } from 'ts-ics';
import { DOMAIN, ownUid } from '../model/calendar.import.ts';
import type { CalendarEvent } from '../model/calendar.state.ts';
import { clocksOfSeries } from '../series/series.dates.ts';
import { localTime, zoneLines } from './ical.zone.ts';

const END = 'END:VCALENDAR';

/** The octets that a line may have before it is folded. */
const MOST_OCTETS = 74;

/** Events as an iCalendar file (RFC 5545), which other calendars read. */
export function toIcal(events: readonly CalendarEvent[], now: Date): string {
  const file = generateIcsCalendar({ version: '2.0', prodId: '-//Embarque//Calendar//EN', events: [] });
  const content = [zonesOf(events), ...events.map((event) => textOf(event, now))].join('');
  return file.replace(END, () => `${content}${END}`);
}

/** The zones that series follow. Times in UTC need none. */
function zonesOf(events: readonly CalendarEvent[]): string {
  const first = new Map<string, CalendarEvent>();
  for (const event of events) {
    const zone = zoneOf(event);
    const known = zone && first.get(zone);
    if (zone && (!known || event.start < known.start)) first.set(zone, event);
  }
  return text(
    [...first].flatMap(([zone, event]) => zoneLines(zone, clocksOfSeries(event), Number(event.start.slice(0, 4)))),
  );
}

const zoneOf = ({ repetition, allDay }: CalendarEvent): string | null =>
  repetition && !allDay && repetition.timeZone !== 'UTC' ? repetition.timeZone : null;

/** An event; for a series, also the dates that are not as the others. */
function textOf(event: CalendarEvent, now: Date): string {
  const { repetition } = event;
  if (!repetition) return component(event, event, now, []);
  const series = component(event, event, now, [
    `RRULE:${repetition.rule}`,
    ...repetition.leftOut.map((date) => timeLine('EXDATE', date, event)),
  ]);
  const changed = repetition.changed.map(({ date, ...fields }) =>
    component({ ...event, ...fields }, event, now, [timeLine('RECURRENCE-ID', date, event)]),
  );
  return [series, ...changed].join('');
}

/** One VEVENT. Times of a series are those on the clocks that it follows, so that its dates stay at their hour. */
function component(shown: CalendarEvent, series: CalendarEvent, now: Date, lines: readonly string[]): string {
  const more = text([...lines, ...alarmLines(series)]);
  return generateIcsEvent(toIcsEvent(shown, series, now))
    .replaceAll(/^(DTSTART|DTEND)(?:;VALUE=DATE-TIME)?:\d{8}T\d{6}Z/gm, (line, name: string) =>
      series.repetition ? timeLine(name, name === 'DTSTART' ? shown.start : shown.end, shown) : line,
    )
    .replace(/END:VEVENT\r?\n?$/, () => `${more}END:VEVENT\r\n`);
}

function timeLine(name: string, time: string, event: CalendarEvent): string {
  if (event.allDay) return `${name};VALUE=DATE:${time.slice(0, 10).replaceAll('-', '')}`;
  const zone = zoneOf(event);
  const at = Date.parse(time);
  return zone ? `${name};TZID=${zone}:${localTime(at, clocksOfSeries(event))}` : `${name}:${localTime(at, () => 0)}Z`;
}

const alarmLines = ({ reminder }: CalendarEvent): string[] =>
  typeof reminder === 'number'
    ? ['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Reminder', `TRIGGER:-PT${reminder}M`, 'END:VALARM']
    : [];

const text = (lines: readonly string[]): string => lines.map((line) => `${folded(line)}\r\n`).join('');

const folded = (line: string): string =>
  line.length > MOST_OCTETS ? `${line.slice(0, MOST_OCTETS)}\r\n ${folded(line.slice(MOST_OCTETS))}` : line;

function toIcsEvent(shown: CalendarEvent, series: CalendarEvent, now: Date): IcsEvent {
  const { title, start, end, allDay, url, sequence, extendedProps } = shown;
  const { calendar, guests, location, description } = extendedProps;
  const type = allDay ? 'DATE' : 'DATE-TIME';
  return {
    uid: ownUid(series),
    ...(sequence !== undefined && { sequence }),
    stamp: { date: now },
    summary: title,
    start: { date: new Date(start), type },
    end: { date: new Date(end), type },
    categories: [calendar],
    ...(url && { url }),
    ...(location && { location }),
    ...(description && { description }),
    ...(guests.length > 0 && { attendees: guests.map(attendeeOf) }),
  };
}

/** A parameter with a comma or semicolon in it would end there. */
const quoted = (name: string) => `"${name.replaceAll('"', "'")}"`;

const emailOf = (name: string) => `${(fold(name).match(/[a-z]+/g) ?? ['guest']).join('.')}@${DOMAIN}`;

/** Colleagues have addresses by their names; all others keep the one that they came with: `Ana Prado <ana@example.com>`. */
function attendeeOf(guest: string) {
  const [, name = guest, address = guest] = /^(.*?)\s*<([^<>]*)>$/.exec(guest) ?? [];
  return { name: quoted(name), email: isEmailAddress(address) ? address : emailOf(name) };
}
