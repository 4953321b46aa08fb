import type { OffsetAt } from '../../../i18n/time/clock-changes.ts';
import {
  type Frequency,
  frequencyOf,
  isLastWeekday,
  nthWeekdayOf,
  partsOf,
  type RuleParts,
  ruleWith,
  untilDay,
  untilOf,
  type Weekday,
  WEEKDAYS,
  weekdayOf,
} from '../series/series.rule.ts';

/** How an event repeats, as the form asks for it. */
export interface RepeatValues {
  /** `OTHER` is a rule of another calendar that the form has no fields for. */
  frequency: Frequency | 'NONE' | 'OTHER';
  /** Every so many days, weeks, months or years. */
  interval: number | null;
  weekdays: Weekday[];
  /** Which day of a month: the same number, the same weekday of it, or its last such weekday. */
  monthly: 'day' | 'weekday' | 'last weekday';
  ends: 'never' | 'on' | 'after';
  /** The last day. */
  until: string | null;
  /** How many dates there are. */
  count: number | null;
}

const NO_REPETITION: RepeatValues = {
  frequency: 'NONE',
  interval: 1,
  weekdays: [],
  monthly: 'day',
  ends: 'never',
  until: null,
  count: 10,
};

/** The place and kind of the date that a rule is read or written for. */
interface RuleContext {
  /** The day of the event. */
  day: string;
  allDay: boolean;
  clocks: OffsetAt;
}

/** The values of a rule; without one, those of an event that happens once. */
export function repeatValuesOf(rule: string | undefined, { day, clocks }: Omit<RuleContext, 'allDay'>): RepeatValues {
  if (rule === undefined) return NO_REPETITION;
  const parts = partsOf(rule);
  const until = untilOf(parts, clocks)?.slice(0, 10) ?? null;
  return {
    frequency: isOfForm(parts, day) ? (frequencyOf(parts) ?? 'OTHER') : 'OTHER',
    interval: Number(parts['INTERVAL'] ?? 1),
    weekdays: WEEKDAYS.filter((weekday) => parts['BYDAY']?.split(',').includes(weekday)),
    monthly: monthlyOf(parts),
    ends: until ? 'on' : parts['COUNT'] ? 'after' : 'never',
    until,
    count: Number(parts['COUNT'] ?? NO_REPETITION.count),
  };
}

function monthlyOf({ BYDAY = '' }: RuleParts): RepeatValues['monthly'] {
  if (BYDAY.startsWith('-1')) return 'last weekday';
  return /^\d/.test(BYDAY) ? 'weekday' : 'day';
}

/** The rule that values stand for; `null` for none. One of another calendar stays as it is. */
export function ruleOf(
  { frequency, interval, weekdays, monthly, ends, until, count }: RepeatValues,
  { day, allDay, clocks }: RuleContext,
  other: string | undefined,
): string | null {
  if (frequency === 'NONE') return null;
  if (frequency === 'OTHER') return other ?? null;
  const chosen = weekdays.length > 0 ? weekdays : [weekdayOf(day)];
  return ruleWith({
    FREQ: frequency,
    INTERVAL: interval && interval > 1 ? String(interval) : undefined,
    BYDAY: frequency === 'WEEKLY' ? chosen.join(',') : frequency === 'MONTHLY' ? monthDay(monthly, day) : undefined,
    COUNT: ends === 'after' && count ? String(count) : undefined,
    UNTIL: ends === 'on' && until ? untilDay(until, { allDay, clocks }) : undefined,
  });
}

function monthDay(monthly: RepeatValues['monthly'], day: string): string | undefined {
  if (monthly === 'day') return undefined;
  return monthly === 'last weekday' ? `-1${weekdayOf(day)}` : nthWeekdayOf(day);
}

/** Whether the form has a field for each part of a rule. */
function isOfForm(parts: RuleParts, day: string): boolean {
  const { FREQ, INTERVAL: _interval, COUNT: _count, UNTIL: _until, WKST: _wkst, ...days } = parts;
  return Object.entries(days).every(([name, value]) => {
    if (name === 'BYDAY' && FREQ === 'WEEKLY') return value.split(',').every((each) => /^[A-Z]{2}$/.test(each));
    if (name === 'BYDAY' && FREQ === 'MONTHLY') {
      return value === nthWeekdayOf(day) || (isLastWeekday(day) && value === `-1${weekdayOf(day)}`);
    }
    if (name === 'BYMONTHDAY') return value === String(Number(day.slice(-2)));
    return name === 'BYMONTH' && FREQ === 'YEARLY' && value === String(Number(day.slice(5, 7)));
  });
}
