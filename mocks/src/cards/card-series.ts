import { readDay } from '../lib/time/day.schema.ts';
import { dayFromToday } from '../lib/time/days.ts';
import { dailyValue, isMeasure, nameOf, ticketsOf } from './card-series.data.ts';
import type { CardSeriesAnswer, DailyMeasure } from './cards.contract.ts';

const DAY = 86_400_000;
const MOST_DAYS = 800;

/** Answers the days of a measure: undefined when there is no such measure, and a message when there are no such days. */
export function seriesAnswer(measure: string, params: URLSearchParams): CardSeriesAnswer | string | undefined {
  if (!isMeasure(measure)) return undefined;
  const [from, to] = [midnightOf(params.get('from')), midnightOf(params.get('to'))];
  if (from === undefined || to === undefined || to < from) return 'from and to must be days, such as 2030-06-15';
  const days = (to - from) / DAY + 1;
  if (days > MOST_DAYS) return `There must not be more than ${MOST_DAYS} days`;
  const today = Date.parse(dayFromToday(0));
  const daysAgo = Array.from({ length: days }, (_, index) => (today - from) / DAY - index);
  return { measure, from: dayOf(from), to: dayOf(to), series: seriesOf(measure, daysAgo) };
}

function seriesOf(measure: DailyMeasure, daysAgo: readonly number[]): CardSeriesAnswer['series'] {
  if (measure !== 'tickets') {
    return [{ name: nameOf(measure), data: daysAgo.map((day) => (day < 1 ? null : dailyValue(measure, day))) }];
  }
  const last = Math.max(daysAgo.at(-1) ?? 1, 1);
  const days = daysAgo.map((day) => (day < 1 ? null : ticketsOf(day, day - last)));
  return [
    { name: 'Received', data: days.map((day) => day && day.received) },
    { name: 'Solved', data: days.map((day) => day && day.solved) },
    { name: 'Unread', data: days.map((day) => day && day.unread) },
    { name: 'First answer in hours', data: days.map((day) => day && day.hours) },
  ];
}

/** Midnight of a day in UTC, so that all days are equally long; undefined when there is no such day. */
function midnightOf(text: string | null): number | undefined {
  const day = readDay(text);
  return day === undefined ? undefined : Date.parse(day);
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
