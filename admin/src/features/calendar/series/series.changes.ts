import type { EventTimes } from '@embarque/design-system/calendar';

import type { CalendarCommand } from '../model/calendar.commands.ts';
import { DOMAIN } from '../model/calendar.import.ts';
import {
  type CalendarEvent,
  type EventFields,
  type NewEvent,
  type Repetition,
  type ShownEvent,
  timesOf,
} from '../model/calendar.state.ts';
import { momentOf, shiftDay, shiftWallTime } from '../model/calendar.times.ts';
import { clocksOfSeries, countBefore, firstDateFrom, isDateOf, onFirstDate, wallDateOf } from './series.dates.ts';
import { partsOf, ruleWith, shiftRule, untilDay } from './series.rule.ts';

/** How much of a series a change is about. */
export type SeriesScope = 'this' | 'following' | 'all';

const MINUTE = 60_000;

/** The command that changes the fields of one date of a series, of it and those after it, or of all. */
export function changeOf(
  series: CalendarEvent,
  shown: ShownEvent,
  fields: EventFields,
  scope: SeriesScope,
): CalendarCommand {
  const { date } = shown;
  if (date === undefined) return { type: 'event updated', eventId: series.id, fields };
  if (scope === 'this') {
    const { title, url, start, end, allDay, extendedProps } = withFieldsOf(shown, fields);
    return { type: 'date changed', eventId: series.id, date, to: { title, url, start, end, allDay, extendedProps } };
  }
  if (scope === 'all' || isFirst(series, date)) {
    return { type: 'event updated', eventId: series.id, fields: fieldsOfAll(series, shown, fields) };
  }
  const tail = tailOf(series, date);
  const { id: _, ...event } = withFieldsOf(tail, fieldsOfAll(tail, shown, fields));
  return { type: 'series split', eventId: series.id, repetition: headOf(series, date), event };
}

/** The command that removes one date of a series, it and those after it, or all. */
export function removalOf(series: CalendarEvent, shown: ShownEvent, scope: SeriesScope): CalendarCommand {
  const { date } = shown;
  if (date === undefined || scope === 'all' || (scope === 'following' && isFirst(series, date))) {
    return { type: 'event deleted', eventId: series.id };
  }
  if (scope === 'this') return { type: 'date changed', eventId: series.id, date, to: 'left out' };
  return { type: 'series split', eventId: series.id, repetition: headOf(series, date), event: null };
}

const isFirst = (series: CalendarEvent, date: string): boolean => {
  const first = firstDateFrom(series, '0000-01-01');
  return first?.date === date || date <= series.start;
};

const repetitionOf = ({ repetition }: CalendarEvent): Repetition =>
  repetition ?? { rule: 'FREQ=DAILY;COUNT=1', timeZone: 'UTC', leftOut: [], changed: [] };

const isBefore = (one: string, other: string) => Date.parse(one) < Date.parse(other);

/** The repetition of a series that ends before one of its dates. */
function headOf(series: CalendarEvent, date: string): Repetition {
  const { rule, leftOut, changed, ...rest } = repetitionOf(series);
  const { COUNT, UNTIL: _, ...parts } = partsOf(rule);
  const clocks = clocksOfSeries(series);
  const until = series.allDay
    ? untilDay(shiftDay(date, -1), { allDay: true, clocks })
    : new Date(Date.parse(date) - 1000).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return {
    ...rest,
    rule: ruleWith({ ...parts, ...(COUNT ? { COUNT: String(countBefore(series, date)) } : { UNTIL: until }) }),
    leftOut: leftOut.filter((each) => isBefore(each, date)),
    changed: changed.filter((each) => isBefore(each.date, date)),
  };
}

/** The dates of a series from one of them on, as a series by itself. */
function tailOf(series: CalendarEvent, date: string): CalendarEvent {
  const { rule, leftOut, changed, ...rest } = repetitionOf(series);
  const { COUNT, ...parts } = partsOf(rule);
  const left = COUNT && String(Number(COUNT) - countBefore(series, date));
  const { sequence: _, ...event } = series;
  return {
    ...event,
    ...shifted(series, series, minutesFrom(series, series.start, date)),
    uid: `${crypto.randomUUID()}@${DOMAIN}`,
    repetition: {
      ...rest,
      rule: ruleWith({ ...parts, COUNT: left }),
      leftOut: leftOut.filter((each) => !isBefore(each, date)),
      changed: changed.filter((each) => !isBefore(each.date, date)),
    },
  };
}

/** The fields of a whole series after the fields of one of its dates: other times are so much later for all of them. */
function fieldsOfAll(series: CalendarEvent, shown: ShownEvent, fields: EventFields): EventFields {
  const to = timesOf(withFieldsOf(shown, fields));
  const isTimed = to.start !== shown.start || to.end !== shown.end || to.allDay !== shown.allDay;
  const times = isTimed ? timesOfAll(series, shown, to) : timesOf(series);
  const moved = isTimed ? movedRepetition(series, shown, { to, times }) : repetitionOf(series);
  const { start: _start, end: _end, allDay: _allDay, repetition: wanted, ...texts } = fields;
  if (wanted === null) return { ...texts, ...times, repetition: null };
  const repetition = wanted ? { ...moved, rule: wanted.rule, timeZone: wanted.timeZone } : moved;
  const after = onFirstDate<CalendarEvent>({ ...series, ...times, repetition });
  const changed = repetition.changed.filter(({ date }) => isDateOf(after, date));
  if (!isTimed && !wanted) return texts;
  return { ...texts, ...timesOf(after), repetition: { ...repetition, changed } };
}

function timesOfAll(series: CalendarEvent, shown: ShownEvent, to: EventTimes): EventTimes {
  const clocks = clocksOfSeries(series);
  if (to.allDay === series.allDay && shown.allDay === series.allDay) {
    const later = minutesFrom(series, shown.start, to.start);
    const longer = minutesFrom(series, to.start, to.end) - minutesFrom(series, shown.start, shown.end);
    return shifted(series, series, later, longer);
  }
  const day = wallDateOf(series.start, series.allDay, clocks).slice(0, 10);
  const length = (Date.parse(to.end) - Date.parse(to.start)) / MINUTE;
  if (to.allDay) return { start: day, end: shiftDay(day, Math.max(1, Math.round(length / 1440))), allDay: true };
  const start = `${day}T${wallDateOf(to.start, false, clocks).slice(11)}`;
  return { start: momentOf(start, clocks), end: momentOf(shiftWallTime(start, length), clocks), allDay: false };
}

/** The repetition of a series whose dates are at other times: the dates that differ are found by their new starts. */
function movedRepetition(
  series: CalendarEvent,
  shown: ShownEvent,
  { to, times }: { to: EventTimes; times: EventTimes },
): Repetition {
  const repetition = repetitionOf(series);
  const clocks = clocksOfSeries(series);
  const dayOf = (time: string, allDay: boolean) => wallDateOf(time, allDay, clocks).slice(0, 10);
  const [from, until] = [dayOf(shown.start, shown.allDay), dayOf(to.start, to.allDay)];
  const rule = shiftRule(repetition.rule, { from, to: until, allDay: times.allDay, clocks });
  if (times.allDay !== series.allDay) return { ...repetition, rule, leftOut: [], changed: [] };
  const later = minutesFrom(series, shown.start, to.start);
  const move = (date: string) => shifted(series, { start: date, end: date }, later).start;
  return {
    ...repetition,
    rule,
    leftOut: repetition.leftOut.map(move),
    changed: repetition.changed.map((each) => ({ ...each, date: move(each.date) })),
  };
}

/** How many minutes later the clocks of a series show one time than another. */
function minutesFrom(series: CalendarEvent, one: string, other: string): number {
  const clocks = clocksOfSeries(series);
  const read = (time: string) => Date.parse(`${wallDateOf(time, series.allDay, clocks)}Z`);
  return (read(other) - read(one)) / MINUTE;
}

/** Times so many minutes later on the clocks of a series, and so many minutes longer. */
function shifted(
  series: CalendarEvent,
  { start, end }: Pick<EventTimes, 'start' | 'end'>,
  later: number,
  longer = 0,
): EventTimes {
  const clocks = clocksOfSeries(series);
  const shift = (time: string, minutes: number) => {
    const wall = shiftWallTime(wallDateOf(time, series.allDay, clocks), minutes);
    return series.allDay ? wall.slice(0, 10) : momentOf(wall, clocks);
  };
  return { start: shift(start, later), end: shift(end, later + longer), allDay: series.allDay };
}

function withFieldsOf<Event extends NewEvent>(event: Event, { extendedProps, ...fields }: EventFields): Event {
  return { ...event, ...fields, extendedProps: { ...event.extendedProps, ...extendedProps } };
}
