import type { IcsTimezone } from 'ts-ics';
import type { OffsetAt } from '../../../i18n/time/clock-changes.ts';
import { clocksOf } from '../../../i18n/time/clocks-of.ts';
import { timeZoneNamed } from '../../../i18n/time/time-zones.ts';
import { momentOf } from '../model/calendar.times.ts';

/** The text of an event with its times in UTC, and whether one of them names a zone that is not known. */
export type IcalTimes = (block: string) => { text: string; isOfUnknownZone: boolean };

/** A line with days or times: its name, its parameters and its values. */
const LINE = /^(DTSTART|DTEND|EXDATE|RDATE|RECURRENCE-ID)((?:[^\r\n:"]|"[^"\r\n]*")*):([\dTZ,]+)\r$/gim;

/**
 * Writes times in UTC, and marks days that do not say that they are. A zone is known by its name, also by that of Windows; one with
 * another name by its description in the file; all else is read on the clocks of the device, as the standard asks of times without one.
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
    const isAllDay = /^X-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r$/im.test(block);
    const text = block.replaceAll(LINE, (line, name: string, parameters: string, values: string) => {
      const all = values.split(',');
      const days = all.map((value) => /^(\d{8})(?:T000000Z?)?$/.exec(value)?.[1]);
      if (isAllDay && days.every(Boolean)) return `${name};VALUE=DATE:${days.join(',')}\r`;
      if (all.every((value) => /^\d{8}$/.test(value))) return `${name};VALUE=DATE:${values}\r`;
      if (!all.every((value) => /^\d{8}T\d{6}$/.test(value))) return line;
      const zone = /;TZID=("[^"]*"|[^;:]*)/i.exec(parameters)?.[1]?.replaceAll('"', '');
      const clocks = zone === undefined ? here : clocksNamed(zone);
      if (!clocks && zone !== undefined && isDescribed(zone)) return `${name};TZID=${zone}:${values}\r`;
      isOfUnknownZone ||= !clocks;
      return `${name}:${all.map((value) => inUtc(value, clocks ?? here)).join(',')}\r`;
    });
    return { text, isOfUnknownZone };
  };
}

function inUtc(value: string, clocks: OffsetAt): string {
  const [, year, month, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/.exec(value) ?? [];
  return momentOf(`${year}-${month}-${day}T${hour}:${minute}`, clocks).replaceAll(/[-:]|\.\d+/g, '');
}
