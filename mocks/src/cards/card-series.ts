import { now } from '../lib/time/clock.ts';
import { readDay } from '../lib/time/day.schema.ts';
import { dayFromToday } from '../lib/time/days.ts';
import { salesApi } from '../sales-api/sales-api.handlers.ts';
import { byDay } from '../world/index.ts';
import { dailyValue, isMeasure, nameOf, ticketsOf, visitsOf } from './card-series.data.ts';
import type { CardSeriesAnswer, DailyMeasure } from './cards.contract.ts';

const DAY = 86_400_000;
const MOST_DAYS = 800;

/** Answers the days of a measure: undefined when there is no such measure, and a message when there are no such days. */
export function seriesAnswer(measure: string, params: URLSearchParams): CardSeriesAnswer | string | undefined {
  if (!isMeasure(measure)) return undefined;
  const [from, to] = [midnightOf(params.get('from')), midnightOf(params.get('to'))];
  if (from === undefined || to === undefined || to < from) return 'from and to must be days, such as 2030-06-15';
  const count = (to - from) / DAY + 1;
  if (count > MOST_DAYS) return `There must not be more than ${MOST_DAYS} days`;
  const days = Array.from({ length: count }, (_, index) => dayOf(from + index * DAY));
  return { measure, from: dayOf(from), to: dayOf(to), series: seriesOf(measure, days, dayFromToday(0)) };
}

function seriesOf(measure: DailyMeasure, days: readonly string[], today: string): CardSeriesAnswer['series'] {
  const daysAgo = days.map((day) => (Date.parse(today) - Date.parse(day)) / DAY);
  if (measure === 'tickets') return ticketSeries(daysAgo);
  const data =
    measure === 'sessions'
      ? daysAgo.map((day) => (day < 0 ? null : dailyValue(measure, day)))
      : salesSeries(measure, days);
  return [{ name: nameOf(measure), data }];
}

/** Each eSIM that is sold is a subscriber. */
function salesSeries(measure: 'subscribers' | 'orders' | 'policies' | 'visits', days: readonly string[]) {
  if (measure === 'subscribers') return byDay(salesApi.sales, 'esims', days, now());
  const sold = byDay(salesApi.sales, measure === 'policies' ? 'policies' : 'orders', days, now());
  return measure === 'visits' ? sold.map((count, index) => count && visitsOf(days[index] ?? '', count)) : sold;
}

function ticketSeries(daysAgo: readonly number[]): CardSeriesAnswer['series'] {
  const last = Math.max(daysAgo.at(-1) ?? 0, 0);
  const days = daysAgo.map((day) => (day < 0 ? null : ticketsOf(day, day - last)));
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
