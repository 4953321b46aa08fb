import { fold } from '@embarque/design-system/fold';
import type { CalendarName } from '@embarque/mocks/calendar/contract';
import {
  convertIcsCalendar,
  convertIcsEvent,
  type IcsDateObject,
  type IcsDuration,
  type IcsEvent,
  type IcsTimezone,
} from 'ts-ics';
import { here, type OffsetAt } from '../../../i18n/time/clock-changes.ts';
import { CALENDARS, type NewEvent } from '../model/calendar.state.ts';
import { DOMAIN } from '../model/calendar.import.ts';
import { shiftDay } from '../model/calendar.times.ts';
import { isWebAddress } from '../model/calendar.url.ts';
import {
  type CancelledDate,
  isoTime,
  type ReadEvent,
  reminderIn,
  repetitionIn,
  valueIn,
  valuesIn,
  withListed,
  withSeries,
} from './ical.series.ts';
import { lineOf, wordsOf } from './ical.text.ts';
import { icalTimes, type IcalTimes } from './ical.times.ts';

const MINUTE = 60_000;

export interface ReadEvents {
  /** An event whose category is no calendar has an empty name in its place. */
  events: NewEvent[];
  /** How many events of the file could not be read. */
  unreadable: number;
  /** How many of the events repeat in a way that cannot be shown here; only their first date is taken over. */
  repeating: number;
  /** How many of the events name a time zone that nobody knows; their times are those of the device. */
  ofUnknownZones: number;
}

/**
 * The events in a file; `null` when it is no iCalendar file. One that cannot be read is left out, and so is a cancelled one; the
 * others count.
 *
 * @param clocks of times that name no zone
 */
export function fromIcal(text: string, clocks: OffsetAt = here): ReadEvents | null {
  // Long lines are folded.
  const file = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?|\n/g, '\r\n')
    .replaceAll(/\r\n[ \t]/g, '')
    .replaceAll(/^(?:[a-z][\w-]*(?=[;:])|(?:BEGIN|END):.*)/gim, (name) => name.toUpperCase())
    .replaceAll(/^TZID:"(.*)"\r$/gm, 'TZID:$1\r')
    // The names of some zones have colons, without the quotes that they need.
    .replaceAll(/(;TZID=)([^\r\n";]*:[^\r\n";]*)(?=:[\dT:Z,-]+\r$)/gim, '$1"$2"');
  if (!/^BEGIN:VCALENDAR\b/i.test(file.trimStart())) return null;
  const all = file.match(/^BEGIN:VEVENT\r\n[\s\S]*?^END:VEVENT/gim) ?? [];
  const isCancelled = (block: string) => /^STATUS:CANCELLED\r$/im.test(block);
  const timezones = readTimezones(file);
  const times = icalTimes(timezones, clocks);
  const read = all.filter((block) => !isCancelled(block)).map((block) => readEvent(block, times));
  const cancelled = all.filter(isCancelled).flatMap((block) => readCancelled(block, times) ?? []);
  const found = withSeries(withListed(withoutMoved(read.filter((one) => one !== null))), cancelled);
  return {
    events: found.map(({ event }) => event),
    unreadable: read.filter((one) => one === null).length,
    repeating: found.filter(({ isRepeating }) => isRepeating).length,
    ofUnknownZones: found.filter(({ isOfUnknownZone }) => isOfUnknownZone).length,
  };
}

/** Of a series that cannot be shown, only the first date is there; one that was moved has an event of its own. */
function withoutMoved(found: readonly ReadEvent[]): ReadEvent[] {
  const moved = new Set(found.flatMap(({ uid, date }) => (date === undefined ? [] : `${uid} ${date}`)));
  return found.filter(({ uid, event, isRepeating }) => !isRepeating || !moved.has(`${uid} ${event.start}`));
}

/** The events with a calendar for those that have none. */
export const inCalendar = (events: readonly NewEvent[], calendar: CalendarName): NewEvent[] =>
  events.map((event) => ({
    ...event,
    extendedProps: { ...event.extendedProps, calendar: event.extendedProps.calendar || calendar },
  }));

function guestOf({ name, email }: NonNullable<IcsEvent['attendees']>[number]): string {
  if (name === undefined || name === email) return email;
  return email.toLowerCase().endsWith(`@${DOMAIN}`) ? name : `${name} <${email}>`;
}

function readEvent(block: string, times: IcalTimes): ReadEvent | null {
  try {
    const { text, isOfUnknownZone } = times(block);
    const event = convertIcsEvent(undefined, text);
    const made = { ...toNewEvent(event, block), ...repetitionIn(block, text), ...reminderIn(event) };
    const isRepeating = valueIn(text, 'RRULE') !== undefined && !made.repetition;
    // Only its first date would be imported, which is none of its dates.
    if (isRepeating && valuesIn(text, 'EXDATE').includes(valueIn(text, 'DTSTART') ?? '')) return null;
    const listed = valuesIn(text, 'RDATE').map(isoTime);
    return { event: made, ...identityOf(text), listed, isRepeating, isOfUnknownZone };
  } catch {
    return null;
  }
}

function readCancelled(block: string, times: IcalTimes): CancelledDate | null {
  try {
    return identityOf(times(block).text);
  } catch {
    return null;
  }
}

/** The series that an event belongs to, and which date of it it is. `text` has its times in UTC. */
function identityOf(text: string): CancelledDate {
  const date = valueIn(text, 'RECURRENCE-ID');
  return { uid: valueIn(text, 'UID'), date: date === undefined ? undefined : isoTime(date) };
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
function toNewEvent(event: IcsEvent, block: string): NewEvent {
  const allDay = event.start.type === 'DATE';
  const { start, end } = allDay ? daysIn(event) : momentsIn(event);
  const address = event.url ?? '';
  return {
    title: lineOf(event.summary ?? '').trim() || '…',
    start,
    end,
    allDay,
    url: isWebAddress(address) ? address : '',
    ...identityIn(block),
    extendedProps: {
      calendar: calendarIn(event.categories ?? []) ?? '',
      guests: (event.attendees ?? []).map(guestOf),
      location: lineOf(event.location ?? ''),
      description: wordsOf(event.description ?? ''),
    },
  };
}

/** The identity of an event in all calendars; a date that was moved out of a series has one of its own. */
function identityIn(block: string): Pick<NewEvent, 'uid' | 'sequence'> {
  const [uid, date] = [valueIn(block, 'UID'), valueIn(block, 'RECURRENCE-ID')];
  const sequence = Number(valueIn(block, 'SEQUENCE') ?? 0);
  if (!uid) return {};
  return { uid: date ? `${uid} ${date}` : uid, ...(sequence > 0 && { sequence }) };
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
