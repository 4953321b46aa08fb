import type { OffsetAt } from '../../../i18n/time/clock-changes.ts';
import { momentOf, shiftDay, wallTimeOf } from '../model/calendar.times.ts';

export const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** The parts of a rule by their names (RFC 5545), in their order. */
export type RuleParts = Readonly<Record<string, string>>;

/** Parts that change the time of day, which an event has once. */
const UNSUPPORTED = ['BYHOUR', 'BYMINUTE', 'BYSECOND'];

export function partsOf(rule: string): RuleParts {
  const pairs = rule
    .toUpperCase()
    .split(';')
    .map((part) => part.replaceAll(/\s/g, '').split('='));
  return Object.fromEntries(pairs.filter(([name, value]) => name && value));
}

/** The rule that has such parts; those without a value are left out. */
export const ruleWith = (parts: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(parts)
    .flatMap(([name, value]) => (value ? `${name}=${value}` : []))
    .join(';');

const WEEKDAY = WEEKDAYS.join('|');

/** The values that parts can have. With any others, the dates are never found, or looked for without an end. */
const VALUES: RuleParts = {
  FREQ: FREQUENCIES.join('|'),
  INTERVAL: String.raw`[1-9]\d{0,4}`,
  COUNT: String.raw`[1-9]\d*`,
  UNTIL: String.raw`\d{8}(?:T\d{6}Z?)?`,
  WKST: WEEKDAY,
  BYDAY: `(?:[+-]?[1-5]?\\d?)(?:${WEEKDAY})`,
  BYMONTH: '[1-9]|1[0-2]',
  BYMONTHDAY: String.raw`[+-]?(?:[1-9]|[12]\d|3[01])`,
  BYYEARDAY: String.raw`[+-]?(?:[1-9]\d?|[12]\d\d|3[0-5]\d|36[0-6])`,
  BYWEEKNO: String.raw`[+-]?(?:[1-9]|[1-4]\d|5[0-3])`,
  BYSETPOS: String.raw`[+-]?(?:[1-9]\d?|[12]\d\d|3[0-5]\d|36[0-6])`,
};

/** Parts with several values. */
const isList = (name: string) => name.startsWith('BY');

/** Whether the dates of a rule can be looked for. */
export function isReadable(parts: RuleParts): boolean {
  const areValues = Object.entries(parts).every(([name, value]) => {
    const one = VALUES[name];
    return one !== undefined && new RegExp(isList(name) ? `^(?:${one})(?:,(?:${one}))*$` : `^(?:${one})$`).test(value);
  });
  return areValues && isDay(parts['UNTIL']?.slice(0, 8)) && hasDay(parts);
}

const isDay = (compacted: string | undefined) => {
  if (compacted === undefined) return true;
  const day = `${compacted.slice(0, 4)}-${compacted.slice(4, 6)}-${compacted.slice(6)}`;
  const time = Date.parse(`${day}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
};

/** Whether one of the months has one of the days: no February has a thirtieth. */
function hasDay({ BYMONTH, BYMONTHDAY }: RuleParts): boolean {
  if (!BYMONTH || !BYMONTHDAY) return true;
  const days = BYMONTHDAY.split(',').map((day) => Math.abs(Number(day)));
  return BYMONTH.split(',').some((month) => {
    const length = new Date(Date.UTC(2000, Number(month), 0)).getUTCDate();
    return days.some((day) => day <= length);
  });
}

/** Whether a rule gives days, so that it can be shown here. */
export function isSupported(rule: string): boolean {
  const parts = partsOf(rule);
  return parts['FREQ'] !== undefined && !UNSUPPORTED.some((name) => name in parts) && isReadable(parts);
}

export const frequencyOf = ({ FREQ }: RuleParts): Frequency | undefined => FREQUENCIES.find((each) => each === FREQ);

export const weekdayOf = (day: string): Weekday => WEEKDAYS[new Date(`${day}T00:00Z`).getUTCDay()] ?? 'SU';

/** Which weekday of its month a day is: `2TU` for a second Tuesday. */
export function nthWeekdayOf(day: string): string {
  const nth = Math.ceil(Number(day.slice(-2)) / 7);
  return `${nth > 4 ? -1 : nth}${weekdayOf(day)}`;
}

export const isLastWeekday = (day: string): boolean => shiftDay(day, 7).slice(5, 7) !== day.slice(5, 7);

const compact = (time: string) => time.replaceAll(/[-:]|\.\d+/g, '');

/** The value of an end (UNTIL) after the dates of a day: a day for whole days, else the last second of it, in UTC. */
export function untilDay(day: string, { allDay, clocks }: { allDay: boolean; clocks: OffsetAt }): string {
  if (allDay) return compact(day);
  return compact(new Date(Date.parse(momentOf(`${shiftDay(day, 1)}T00:00`, clocks)) - 1000).toISOString());
}

/** The day and time on the clocks of a series at which it ends, whatever form its end is written in. */
export function untilOf({ UNTIL = '' }: RuleParts, clocks: OffsetAt): string | null {
  const [, year, month, date, time, zone] = /^(\d{4})(\d\d)(\d\d)(?:T(\d{6})(Z?))?$/.exec(UNTIL) ?? [];
  if (!year) return null;
  const day = `${year}-${month}-${date}`;
  if (!time) return `${day}T23:59`;
  const wall = `${day}T${time.slice(0, 2)}:${time.slice(2, 4)}`;
  return zone ? wallTimeOf(`${wall}Z`, clocks) : wall;
}

/** A rule whose dates are some days later: chosen weekdays and the end go with them. */
export function shiftRule(
  rule: string,
  { from, to, allDay, clocks }: { from: string; to: string; allDay: boolean; clocks: OffsetAt },
): string {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  if (days === 0) return rule;
  const parts = partsOf(rule);
  const until = untilOf(parts, clocks);
  return ruleWith({
    ...parts,
    ...(parts['BYDAY'] && { BYDAY: shiftWeekdays(parts['BYDAY'], days, { from, to }) }),
    ...(parts['BYMONTHDAY'] === String(Number(from.slice(-2))) && { BYMONTHDAY: String(Number(to.slice(-2))) }),
    ...(parts['BYMONTH'] === String(Number(from.slice(5, 7))) && { BYMONTH: String(Number(to.slice(5, 7))) }),
    ...(until && { UNTIL: untilDay(shiftDay(until.slice(0, 10), days), { allDay, clocks }) }),
  });
}

function shiftWeekdays(value: string, days: number, { from, to }: { from: string; to: string }): string {
  const all = value.split(',');
  const plain = all.map((each) => WEEKDAYS.findIndex((weekday) => weekday === each));
  if (plain.every((index) => index >= 0)) {
    return plain.map((index) => WEEKDAYS[(((index + days) % 7) + 7) % 7]).join(',');
  }
  if (all.length > 1 || !value.endsWith(weekdayOf(from))) return value;
  return value.startsWith('-1') && isLastWeekday(to) ? `-1${weekdayOf(to)}` : nthWeekdayOf(to);
}
