import type { IcsEvent } from 'ts-ics';
import { timeZoneNamed } from '../../../i18n/time/time-zones.ts';
import type { NewEvent } from '../model/calendar.state.ts';
import { momentOf, shiftDay, wallTimeOf } from '../model/calendar.times.ts';
import { clocksOfSeries, datesIn } from '../series/series.dates.ts';
import { isSupported, partsOf, ruleWith } from '../series/series.rule.ts';

/** An event of a file, with all that tells it from others and joins it to them. */
export interface ReadEvent {
  event: NewEvent;
  uid: string | undefined;
  /** The start that it has in its series by the rule, where it is one date of it. */
  date: string | undefined;
  /** Its other dates that no rule gives. */
  listed: readonly string[];
  /** Whether it repeats by a rule that cannot be shown here. */
  isRepeating: boolean;
  isOfUnknownZone: boolean;
}

/** A date of a series that is left out. */
export interface CancelledDate {
  uid: string | undefined;
  date: string | undefined;
}

const ALARM = /^BEGIN:VALARM\r\n[\s\S]*?^END:VALARM\r\n/gim;

/** The value of a line. */
export const valueIn = (block: string, name: string): string | undefined => valuesIn(block, name)[0];

/** The values of all lines of a name, without those of its alarms. */
export const valuesIn = (block: string, name: string): string[] =>
  [
    ...block.replaceAll(ALARM, '').matchAll(new RegExp(`^${name}(?:;(?:[^\\r\\n:"]|"[^"\\r\\n]*")*)?:(.*)\\r$`, 'gim')),
  ].map((match) => (match[1] ?? '').trim());

/** The zone whose clocks a start names; without one, that of the device. */
function zoneOfStart(block: string): string {
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [, parameters = '', value = ''] = /^DTSTART((?:[^\r\n:"]|"[^"\r\n]*")*):(.*)\r$/im.exec(block) ?? [];
  if (/\d{6}Z$/i.test(value.trim())) return 'UTC';
  const name = /;TZID=("[^"]*"|[^;:]*)/i.exec(parameters)?.[1]?.replaceAll('"', '');
  return (name === undefined ? undefined : timeZoneNamed(name)) ?? here;
}

/** A day or a moment of a file, as events have them: `20270614`, `20270614T090000Z`. */
export function isoTime(value: string): string {
  const [, year, month, day, hours, minutes, seconds] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d))?/.exec(value) ?? [];
  const date = `${year}-${month}-${day}`;
  return hours ? `${date}T${hours}:${minutes}:${seconds}.000Z` : date;
}

/** How an event repeats; nothing for one that does not, or not in a way that can be shown here. `text` has its times in UTC. */
export function repetitionIn(block: string, text: string): Pick<NewEvent, 'repetition'> {
  const [rule, ...others] = [...valuesIn(text, 'RRULE'), ...valuesIn(text, 'EXRULE')];
  if (rule === undefined || others.length > 0 || !isSupported(rule)) return {};
  const { FREQ, ...parts } = partsOf(rule);
  const leftOut = valuesIn(text, 'EXDATE').map(isoTime);
  return { repetition: { rule: ruleWith({ FREQ, ...parts }), timeZone: zoneOfStart(block), leftOut, changed: [] } };
}

/** The reminder of an event: the first one that is at its start or before. */
export function reminderIn({ alarms = [], start }: IcsEvent): Pick<NewEvent, 'reminder'> {
  for (const { trigger } of alarms) {
    if (trigger.type === 'absolute') {
      const minutes = Math.round((start.date.getTime() - trigger.value.date.getTime()) / 60_000);
      if (minutes >= 0) return { reminder: minutes };
    } else if (trigger.options?.related !== 'END') {
      const { before, weeks = 0, days = 0, hours = 0, minutes = 0 } = trigger.value;
      const all = ((weeks * 7 + days) * 24 + hours) * 60 + minutes;
      if (before || all === 0) return { reminder: all };
    }
  }
  return {};
}

/** The events of a file, with those dates of a series as events that its rule does not give. */
export function withListed(found: readonly ReadEvent[]): ReadEvent[] {
  const moved = new Set(found.flatMap(({ uid, date }) => (date === undefined ? [] : `${uid} ${date}`)));
  return found.flatMap((one) => {
    const { event, uid } = one;
    const length = Date.parse(event.end) - Date.parse(event.start);
    const others = [...new Set(one.listed)].filter((date) => !moved.has(`${uid} ${date}`) && !isThere(event, date));
    const listed = others.map((date): ReadEvent => {
      const end = new Date(Date.parse(date) + length).toISOString();
      const times = { start: date, end: event.allDay ? end.slice(0, 10) : end };
      const own = uid && { uid: `${uid} ${date.replaceAll(/[-:]|\.\d+/g, '')}` };
      return { ...one, event: { ...event, ...times, ...own, repetition: null }, date };
    });
    return [one, ...listed];
  });
}

/** Whether an event has a date without its list. */
function isThere(event: NewEvent, date: string): boolean {
  if (!event.repetition) return event.start === date;
  const day = date.slice(0, 10);
  return datesIn({ id: 0, ...event }, { start: shiftDay(day, -1), end: shiftDay(day, 2) }).some(
    ({ start }) => start === date,
  );
}

/** The date of a series by its day, or by its start. */
function dateIn(series: NewEvent, date: string): string {
  if (series.allDay || date.includes('T')) return date;
  const clocks = clocksOfSeries(series);
  return momentOf(`${date}${wallTimeOf(series.start, clocks).slice(10)}`, clocks);
}

/** Of several versions of one thing, the one with the highest sequence number, else the last. */
const isOutdated = (one: ReadEvent, others: readonly ReadEvent[]): boolean => {
  const later = others.slice(others.indexOf(one) + 1);
  const sequence = one.event.sequence ?? 0;
  return others.some(
    (other) =>
      other.date === one.date &&
      ((other.event.sequence ?? 0) > sequence || ((other.event.sequence ?? 0) === sequence && later.includes(other))),
  );
};

/** The events of a file, each series with the dates of it that are not as the others. */
export function withSeries(found: readonly ReadEvent[], cancelled: readonly CancelledDate[]): ReadEvent[] {
  const isSeries = ({ event, date }: ReadEvent) => Boolean(event.repetition) && date === undefined;
  const uids = new Set(found.filter(isSeries).map(({ uid }) => uid));
  const isPart = ({ uid, date }: CancelledDate) => date !== undefined && uid !== undefined && uids.has(uid);
  return found.flatMap((one): ReadEvent[] => (isPart(one) ? [] : [isSeries(one) ? withParts(one) : one]));

  function withParts(series: ReadEvent): ReadEvent {
    const { repetition } = series.event;
    if (!repetition) return series;
    const all = found.filter((each) => isPart(each) && each.uid === series.uid);
    const parts = all.filter((part) => !isOutdated(part, all));
    const sequence = parts.reduce((most, { event }) => Math.max(most, event.sequence ?? 0), series.event.sequence ?? 0);
    const changed = parts.map(({ event: { title, url, start, end, allDay, extendedProps }, date = start }) => ({
      date: dateIn(series.event, date),
      title,
      url,
      start,
      end,
      allDay,
      extendedProps,
    }));
    const gone = cancelled.filter((each) => isPart(each) && each.uid === series.uid).flatMap(({ date }) => date ?? []);
    const leftOut = [...repetition.leftOut, ...gone].map((date) => dateIn(series.event, date));
    const event = {
      ...series.event,
      ...(sequence > 0 && { sequence }),
      repetition: { ...repetition, leftOut, changed },
    };
    return { ...series, event };
  }
}
