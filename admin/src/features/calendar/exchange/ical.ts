import { fold } from '@embarque/design-system/fold';
import type { CalendarName } from '@embarque/mocks/calendar/contract';
import {
  convertIcsCalendar,
  convertIcsEvent,
  generateIcsCalendar,
  type IcsDateObject,
  type IcsDuration,
  type IcsEvent,
  type IcsTimezone,
} from 'ts-ics';
import { here, type OffsetAt } from '../../../i18n/time/clock-changes.ts';
import { CALENDARS, type NewEvent, type CalendarEvent } from '../model/calendar.state.ts';
import { momentOf, shiftDay } from '../model/calendar.times.ts';
import { isWebAddress } from '../model/calendar.url.ts';

const MINUTE = 60_000;

/** The domain of the addresses that guests have inside the company. */
const DOMAIN = 'embarque.example';

/** Events as an iCalendar file (RFC 5545), which other calendars read. */
export function toIcal(events: readonly CalendarEvent[], now: Date): string {
  return generateIcsCalendar({
    version: '2.0',
    prodId: '-//Embarque//Calendar//EN',
    events: events.map((event) => toIcsEvent(event, now)),
  });
}

export interface ReadEvents {
  events: NewEvent[];
  /** How many events of the file could not be read. */
  unreadable: number;
  /** How many of the events repeat in the file; only their first date is taken over. */
  repeating: number;
}

/**
 * The events in a file; `null` when it is no iCalendar file. One that cannot be read is left out, and so is a cancelled one; the
 * others count.
 *
 * @param calendar for events whose category is no calendar
 * @param clocks of times that name no zone
 */
export function fromIcal(text: string, calendar: CalendarName, clocks: OffsetAt = here): ReadEvents | null {
  const file = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?|\n/g, '\r\n');
  if (!/^BEGIN:VCALENDAR\b/i.test(file.trimStart())) return null;
  const all = file.match(/^BEGIN:VEVENT\r\n[\s\S]*?^END:VEVENT/gim) ?? [];
  const blocks = all.filter((block) => !/^STATUS:CANCELLED\r$/im.test(block));
  const timezones = readTimezones(file);
  const read = blocks.map((block) => readEvent(block, { calendar, timezones, clocks }));
  const found = read.filter((one) => one !== null);
  return {
    events: found.map(({ event }) => event),
    unreadable: read.length - found.length,
    repeating: found.filter(({ isRepeating }) => isRepeating).length,
  };
}

function toIcsEvent({ id, title, start, end, allDay, url, extendedProps }: CalendarEvent, now: Date): IcsEvent {
  const { calendar, guests, location, description } = extendedProps;
  const type = allDay ? 'DATE' : 'DATE-TIME';
  return {
    uid: `event-${id}@${DOMAIN}`,
    stamp: { date: now },
    summary: title,
    start: { date: new Date(start), type },
    end: { date: new Date(end), type },
    categories: [calendar],
    ...(url && { url }),
    ...(location && { location }),
    ...(description && { description }),
    ...(guests.length > 0 && { attendees: guests.map((name) => ({ name: quoted(name), email: emailOf(name) })) }),
  };
}

/** A parameter with a comma or semicolon in it would end there. */
const quoted = (name: string) => `"${name.replaceAll('"', "'")}"`;

const emailOf = (name: string) => `${(fold(name).match(/[a-z]+/g) ?? ['guest']).join('.')}@${DOMAIN}`;

/** Marks days that do not say that they are, and gives times without a zone the one of this device, as the standard asks. */
function withPlainTimes(block: string, clocks: OffsetAt): string {
  return block
    .replaceAll(/^(DTSTART|DTEND):(\d{8})\r$/gim, '$1;VALUE=DATE:$2\r')
    .replaceAll(
      /^(DTSTART|DTEND)(?:;VALUE=DATE-TIME)?:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)\r$/gim,
      (_, name: string, ...parts: string[]) => inUtc(name, parts, clocks),
    );
}

/** @throws RangeError when it is no date */
function inUtc(name: string, [year, month, day, hour, minute]: string[], clocks: OffsetAt): string {
  const moment = momentOf(`${year}-${month}-${day}T${hour}:${minute}`, clocks);
  return `${name}:${moment.replaceAll(/[-:]|\.\d+/g, '')}\r`;
}

interface ReadingOptions {
  calendar: CalendarName;
  timezones: IcsTimezone[];
  clocks: OffsetAt;
}

function readEvent(block: string, { calendar, timezones, clocks }: ReadingOptions) {
  try {
    const event = convertIcsEvent(undefined, withPlainTimes(block, clocks), { timezones });
    return { event: toNewEvent(event, calendar), isRepeating: event.recurrenceRule !== undefined };
  } catch {
    return null;
  }
}

/** The time zones that the file describes itself; those with a usual name need none. */
function readTimezones(file: string): IcsTimezone[] {
  try {
    const withoutEvents = file.replaceAll(/^BEGIN:VEVENT\r\n[\s\S]*?^END:VEVENT\r\n/gim, '');
    return convertIcsCalendar(undefined, withoutEvents).timezones ?? [];
  } catch {
    return [];
  }
}

/** @throws RangeError when it has no start, or one that is no date */
function toNewEvent(event: IcsEvent, calendar: CalendarName): NewEvent {
  const allDay = event.start.type === 'DATE';
  const { start, end } = allDay ? daysIn(event) : momentsIn(event);
  const address = event.url ?? '';
  return {
    title: event.summary?.trim() || '…',
    start,
    end,
    allDay,
    url: isWebAddress(address) ? address : '',
    extendedProps: {
      calendar: calendarIn(event.categories ?? []) ?? calendar,
      guests: (event.attendees ?? []).map(({ name, email }) => name ?? email),
      location: event.location ?? '',
      description: event.description ?? '',
    },
  };
}

function daysIn(event: IcsEvent) {
  const start = dayIn(event.start);
  const length = Math.max(1, Math.round(minutesOf(event.duration) / (24 * 60)));
  const end = event.end ? dayIn(event.end) : shiftDay(start, length);
  return { start, end: end > start ? end : shiftDay(start, 1) };
}

function momentsIn(event: IcsEvent) {
  const start = event.start.date;
  const end = event.end?.date ?? new Date(start.getTime() + minutesOf(event.duration) * MINUTE);
  // An event without an end is at its start (RFC 5545): an hour of it can be seen and taken hold of.
  const after = end > start ? end : new Date(start.getTime() + 60 * MINUTE);
  return { start: start.toISOString(), end: after.toISOString() };
}

const dayIn = ({ date }: IcsDateObject) => date.toISOString().slice(0, 10);

function minutesOf(duration: IcsDuration | null | undefined): number {
  const { weeks = 0, days = 0, hours = 0, minutes = 0 } = duration ?? {};
  return ((weeks * 7 + days) * 24 + hours) * 60 + minutes;
}

const calendarIn = (categories: readonly string[]) =>
  CALENDARS.find((name) => categories.some((category) => fold(category.trim()) === fold(name)));
