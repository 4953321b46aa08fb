import type { EventTimes, VisibleRange } from '@embarque/design-system/calendar';
import { RRule } from 'rrule';
import type { OffsetAt } from '../../../i18n/time/clock-changes.ts';
import { clocksOf } from '../../../i18n/time/clocks-of.ts';
import type { CalendarEvent, NewEvent, ShownEvent } from '../model/calendar.state.ts';
import { daysOf, momentOf, shiftDay, shiftWallTime, wallTimeOf } from '../model/calendar.times.ts';
import { isReadable, partsOf, ruleWith, untilOf } from './series.rule.ts';

const MINUTE = 60_000;
const DAY = 24 * 60;

/** A zone's clocks may be a day before or after those of the device. */
const MARGIN = 2 * DAY;

/** How many dates that are left out are passed over before a series counts as ended. */
const MOST_LEFT_OUT = 1000;

/** A series ready for its dates to be asked for. Its times are those on the clocks of its zone, as if they were UTC. */
interface Series {
  event: CalendarEvent;
  rule: RRule;
  clocks: OffsetAt;
  /** How long each date lasts on the clocks, in minutes. */
  length: number;
  leftOut: ReadonlySet<string>;
  changed: ReadonlyMap<string, ShownEvent>;
  /** The dates that were asked for, each one object: the calendar draws again what is another one. */
  regular: Map<string, ShownEvent>;
}

const read = new WeakMap<CalendarEvent, Series | null>();

/** The clocks that the dates of an event follow. */
export const clocksOfSeries = ({ repetition }: Pick<CalendarEvent, 'repetition'>): OffsetAt =>
  cachedClocks(repetition?.timeZone);

const clocksByZone = new Map<string | undefined, OffsetAt>();

function cachedClocks(timeZone: string | undefined): OffsetAt {
  const clocks = clocksByZone.get(timeZone) ?? clocksOf(timeZone);
  clocksByZone.set(timeZone, clocks);
  return clocks;
}

/** The day and time of a date on the clocks of its series. */
export const wallDateOf = (date: string, allDay: boolean, clocks: OffsetAt): string =>
  allDay ? `${date.slice(0, 10)}T00:00` : wallTimeOf(date, clocks);

/** The events that happen on some days: those that happen once, and the dates of the others. */
export function datesIn(event: CalendarEvent, range: VisibleRange): readonly ShownEvent[] {
  const series = seriesOf(event);
  if (!series) return isOn(event, range) ? [event] : [];
  const from = shiftWallTime(`${range.start}T00:00`, -series.length - MARGIN);
  const to = shiftWallTime(`${range.end}T00:00`, MARGIN);
  const dates = series.rule.between(asUtc(from), asUtc(to), true).flatMap((date) => regularAt(series, date) ?? []);
  return [...dates, ...series.changed.values()].filter((date) => isOn(date, range)).toSorted(byStart);
}

/** The date of a series with this start by the rule; an event that happens once is its own. */
export function dateOf(event: CalendarEvent, date: string | undefined): ShownEvent | undefined {
  const series = seriesOf(event);
  if (!series) return event;
  if (date === undefined) return firstDateFrom(event, '0000-01-01');
  const key = keyOf(event, date);
  const wall = asUtc(wallDateOf(key, event.allDay, series.clocks));
  const [found] = series.changed.has(key) ? [] : series.rule.between(wall, wall, true);
  return series.changed.get(key) ?? (found && regularAt(series, found));
}

/** The first date of an event that begins on a day or later. */
export function firstDateFrom(event: CalendarEvent, day: string): ShownEvent | undefined {
  const series = seriesOf(event);
  const isLater = (date: ShownEvent) => daysOf(date).first >= day;
  if (!series) return isLater(event) ? event : undefined;
  let regular: ShownEvent | undefined;
  let next = series.rule.after(asUtc(`${shiftDay(day < '1000' ? '1000-01-03' : day, -2)}T00:00`), true);
  for (let count = 0; next && count < MOST_LEFT_OUT; count += 1) {
    regular = regularAt(series, next);
    if (regular && isLater(regular)) break;
    regular = undefined;
    next = series.rule.after(next);
  }
  return [...series.changed.values(), ...(regular ? [regular] : [])].filter(isLater).toSorted(byStart)[0];
}

/** The date by which an event is found: of a series the next one, or the first of one that has ended. */
export const nextDateOf = (event: CalendarEvent, today: string): ShownEvent =>
  event.repetition ? (firstDateFrom(event, today) ?? dateOf(event, undefined) ?? event) : event;

/** How many dates a rule gives before one of them, also those that are left out. */
export function countBefore(event: CalendarEvent, date: string): number {
  const series = seriesOf(event);
  if (!series) return 0;
  const wall = asUtc(wallDateOf(date, event.allDay, series.clocks));
  return series.rule.between(series.rule.options.dtstart, new Date(wall.getTime() - MINUTE), true).length;
}

/** Whether the rule of a series gives this date. */
export const isDateOf = (event: CalendarEvent, date: string): boolean => {
  const series = seriesOf(event);
  const wall = asUtc(wallDateOf(date, event.allDay, clocksOfSeries(event)));
  return series !== null && series.rule.between(wall, wall, true).length > 0;
};

/** The same series with its first date where its rule has one: a week's repetition may not have the day it was begun on. */
export function onFirstDate<Event extends NewEvent>(event: Event): Event {
  const series = readSeries({ id: 0, ...event });
  const first = series?.rule.after(series.rule.options.dtstart, true);
  return series && first ? { ...event, ...timesAt(series, first) } : event;
}

function seriesOf(event: CalendarEvent): Series | null {
  const known = read.get(event);
  if (known !== undefined) return known;
  const series = readSeries(event);
  read.set(event, series);
  return series;
}

function readSeries(event: CalendarEvent): Series | null {
  const { repetition, allDay } = event;
  if (!repetition) return null;
  const clocks = clocksOfSeries(event);
  const [start, end] = [event.start, event.end].map((time) => wallDateOf(time, allDay, clocks)) as [string, string];
  const rule = readRule(repetition.rule, start, clocks);
  if (!rule) return null;
  return {
    event,
    rule,
    clocks,
    length: (asUtc(end).getTime() - asUtc(start).getTime()) / MINUTE,
    leftOut: new Set(repetition.leftOut.map((date) => keyOf(event, date))),
    changed: new Map(
      repetition.changed.map((each) => {
        const date = keyOf(event, each.date);
        return [date, { ...event, ...each, date }];
      }),
    ),
    regular: new Map(),
  };
}

/** `null` for one that nobody can read, or that ends before it begins: its event is shown once. */
function readRule(text: string, start: string, clocks: OffsetAt): RRule | null {
  try {
    const all = partsOf(text);
    const { UNTIL: _, ...parts } = all;
    const until = untilOf(all, clocks);
    if (!isReadable(all) || (until && until < start)) return null;
    return new RRule({
      ...RRule.parseString(ruleWith(parts)),
      dtstart: asUtc(start),
      ...(until && { until: asUtc(until) }),
    });
  } catch {
    return null;
  }
}

function timesAt({ event: { allDay }, clocks, length }: Series, at: Date): EventTimes {
  const wall = at.toISOString().slice(0, 16);
  const write = (time: string) => (allDay ? time.slice(0, 10) : momentOf(time, clocks));
  return { start: write(wall), end: write(shiftWallTime(wall, length)), allDay };
}

function regularAt(series: Series, at: Date): ShownEvent | undefined {
  const { event, leftOut, changed, regular } = series;
  const times = timesAt(series, at);
  const date = times.start;
  if (leftOut.has(date) || changed.has(date)) return undefined;
  const known = regular.get(date);
  if (known) return known;
  const made = { ...event, ...times, date };
  regular.set(date, made);
  return made;
}

/** A date in the one form in which dates are compared. */
const keyOf = ({ allDay }: CalendarEvent, date: string): string =>
  allDay ? date.slice(0, 10) : `${new Date(date).toISOString().slice(0, 16)}:00.000Z`;

const asUtc = (wall: string) => new Date(`${wall}Z`);

const byStart = (one: ShownEvent, other: ShownEvent) => one.start.localeCompare(other.start);

function isOn(event: CalendarEvent, range: VisibleRange): boolean {
  const { first, last } = daysOf(event);
  return first < range.end && last >= range.start;
}
