import { convertIcsTimeStamp, type IcsTimezone } from 'ts-ics';
import type { OffsetAt } from '../../../i18n/time/clock-changes.ts';
import { clocksOf } from '../../../i18n/time/clocks-of.ts';
import { timeZoneNamed } from '../../../i18n/time/time-zones.ts';
import { momentOf } from '../model/calendar.times.ts';

/** The text of an event with its times in UTC, and whether one of them names a zone that is not known. */
export type IcalTimes = (block: string) => { text: string; isOfUnknownZone: boolean };

/** A line with days or times: its name, its parameters and its values. */
const LINE = /^(DTSTART|DTEND|EXDATE|RDATE|RECURRENCE-ID)((?:[^\r\n:"]|"[^"\r\n]*")*):(.*)\r\n/gim;

/** Lines whose values stand for dates of a series: one that makes no sense leaves the others as they are. */
const LISTS: ReadonlySet<string> = new Set(['EXDATE', 'RDATE']);

/**
 * Writes times in UTC, one in a line, and marks days that do not say that they are. A zone is known by its name, also by that of Windows;
 * one with another name by its description in the file; all else is read on the clocks of the device, as the standard asks of times
 * without one.
 *
 * @throws RangeError when a time is none
 */
export function icalTimes(described: readonly IcsTimezone[], here: OffsetAt): IcalTimes {
  const known = new Map<string, OffsetAt | undefined>();
  const clocksNamed = (name: string): OffsetAt | undefined => {
    if (known.has(name)) return known.get(name);
    const zone = timeZoneNamed(name);
    const clocks = zone === undefined ? undefined : clocksOf(zone);
    known.set(name, clocks);
    return clocks;
  };
  const isDescribed = (name: string) => described.some(({ id }) => id === name);

  return (block) => {
    let isOfUnknownZone = false;
    const momentIn = (value: string, zone: string | undefined): string => {
      if (value.endsWith('Z')) return value;
      const clocks = zone === undefined ? here : clocksNamed(zone);
      if (!clocks && zone !== undefined && isDescribed(zone)) return inDescribed(value, zone, described);
      isOfUnknownZone ||= !clocks;
      return inUtc(value, clocks ?? here);
    };
    const isDated = /^DTSTART[^\r\n]*:\d{4}-?\d\d-?\d\d\r$/im.test(block);
    const isAllDay = /^X-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r$/im.test(block);
    const text = block.replaceAll(LINE, (_, name: string, parameters: string, written: string) => {
      const isDay = (value: string) => value.length === 8 || isDayOf(name, value, { isDated, isAllDay });
      const zone = /;TZID=("[^"]*"|[^;:]*)/i.exec(parameters)?.[1]?.replaceAll('"', '');
      return timesIn(name, written)
        .map((value) =>
          isDay(value) ? `${name};VALUE=DATE:${value.slice(0, 8)}\r\n` : `${name}:${momentIn(value, zone)}\r\n`,
        )
        .join('');
    });
    return { text, isOfUnknownZone };
  };
}

/** Whether a time stands for a whole day: a date of a series has the form of its first one, whatever form it is written in. */
function isDayOf(name: string, value: string, { isDated, isAllDay }: { isDated: boolean; isAllDay: boolean }): boolean {
  if (isAllDay) return /T000000Z?$/.test(value);
  return isDated && !name.startsWith('DT');
}

/** The days and times of a line in the usual form; of a period, its start. */
function timesIn(name: string, written: string): string[] {
  const isList = LISTS.has(name.toUpperCase());
  const values = written.trim() === '' ? [] : written.split(',').map(usualForm);
  if (!isList && !values.every(isTime)) throw new RangeError(`${written} is no time`);
  return values.filter(isTime);
}

/** `20270614T090000Z` of `2027-06-14T09:00Z`. */
const usualForm = (value: string): string =>
  value
    .trim()
    .toUpperCase()
    .replace(/\/.*$/, '')
    .replaceAll(/[-:]/g, '')
    .replace(/T(\d{4})(?=Z?$)/, (_, time: string) => `T${time}00`);

/** Whether there is such a day, and such a time on it. Midnight may be the end of the day. */
function isTime(value: string): boolean {
  const [, day = '', time = '000000'] = /^(\d{8})(?:T(\d{6})Z?)?$/.exec(value) ?? [];
  const date = new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T00:00Z`);
  const isDay = day >= '1000' && !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day.slice(6));
  return isDay && /^(?:(?:[01]\d|2[0-3])[0-5]\d(?:[0-5]\d|60)|240000)$/.test(time);
}

/** The same moment in UTC, by the description of a zone in the file. */
function inDescribed(value: string, zone: string, described: readonly IcsTimezone[]): string {
  const { date } = convertIcsTimeStamp(undefined, { value, options: { TZID: zone } }, { timezones: [...described] });
  return compact(date.toISOString());
}

function inUtc(value: string, clocks: OffsetAt): string {
  const [, year, month, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/.exec(value) ?? [];
  return compact(momentOf(`${year}-${month}-${day}T${hour}:${minute}`, clocks));
}

const compact = (moment: string): string => moment.replaceAll(/[-:]|\.\d+/g, '');
