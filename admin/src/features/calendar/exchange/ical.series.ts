import type { IcsEvent } from 'ts-ics';
import { timeZoneNamed } from '../../../i18n/time/time-zones.ts';
import type { NewEvent } from '../model/calendar.state.ts';
import { isSupported } from '../series/series.rule.ts';

/** An event of a file, with all that tells it from others and joins it to them. */
export interface ReadEvent {
  event: NewEvent;
  uid: string | undefined;
  /** The start that it has in its series by the rule, where it is one date of it. */
  date: string | undefined;
  /** Whether it repeats by a rule that cannot be shown here. */
  isRepeating: boolean;
  isOfUnknownZone: boolean;
}

/** A date of a series that is left out. */
export interface CancelledDate {
  uid: string | undefined;
  date: string | undefined;
}

/** The value of a line. */
export const valueIn = (block: string, name: string): string | undefined => valuesIn(block, name)[0];

/** The values of all lines of a name. */
export const valuesIn = (block: string, name: string): string[] =>
  [...block.matchAll(new RegExp(`^${name}(?:;(?:[^\\r\\n:"]|"[^"\\r\\n]*")*)?:(.*)\\r$`, 'gim'))].map((match) =>
    (match[1] ?? '').trim(),
  );

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
  const rule = valueIn(text, 'RRULE')?.toUpperCase();
  if (rule === undefined || !isSupported(rule)) return {};
  const leftOut = valuesIn(text, 'EXDATE').flatMap((values) => values.split(',').map(isoTime));
  return { repetition: { rule, timeZone: zoneOfStart(block), leftOut, changed: [] } };
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

/** The events of a file, each series with the dates of it that are not as the others. */
export function withSeries(found: readonly ReadEvent[], cancelled: readonly CancelledDate[]): ReadEvent[] {
  const isSeries = ({ event, date }: ReadEvent) => Boolean(event.repetition) && date === undefined;
  const uids = new Set(found.filter(isSeries).map(({ uid }) => uid));
  const isPart = ({ uid, date }: CancelledDate) => date !== undefined && uid !== undefined && uids.has(uid);
  return found.flatMap((one): ReadEvent[] => {
    if (isPart(one)) return [];
    const { repetition } = one.event;
    if (!isSeries(one) || !repetition) return [one];
    const parts = found.filter((each) => isPart(each) && each.uid === one.uid);
    const sequence = parts.reduce((most, { event }) => Math.max(most, event.sequence ?? 0), one.event.sequence ?? 0);
    const changed = parts.map(({ event: { title, url, start, end, allDay, extendedProps }, date = start }) => ({
      date,
      title,
      url,
      start,
      end,
      allDay,
      extendedProps,
    }));
    const gone = cancelled.filter((each) => isPart(each) && each.uid === one.uid).flatMap(({ date }) => date ?? []);
    const event = {
      ...one.event,
      ...(sequence > 0 && { sequence }),
      repetition: { ...repetition, leftOut: [...repetition.leftOut, ...gone], changed },
    };
    return [{ ...one, event }];
  });
}
