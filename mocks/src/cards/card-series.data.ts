import { sampleChances } from '../lib/sample/world.ts';
import type { DailyMeasure } from './cards.contract.ts';

/** These follow from the sales. */
type SalesMeasure = 'subscribers' | 'orders' | 'policies' | 'visits';

/** How the values of a measure come about that no sale has a part in. */
interface Shape {
  /** The latest seven days, today the last. */
  week: readonly number[];
  /** How many times the week before the latest one was as large. */
  weekBefore: number;
  /** How many times each week before that was as large as the one after it. */
  earlierWeeks: number;
}

const shapes: Record<Exclude<DailyMeasure, SalesMeasure>, Shape> = {
  sessions: { week: [1718, 2864, 5154, 4009, 2864, 1718, 573], weekBefore: 0.9506, earlierWeeks: 0.996 },
  tickets: { week: [31, 28, 25, 24, 22, 18, 15], weekBefore: 1.07, earlierWeeks: 0.995 },
};

const names: Record<DailyMeasure, string> = {
  subscribers: 'Subscribers',
  orders: 'Orders',
  sessions: 'Sessions',
  policies: 'Policies',
  visits: 'Visits',
  tickets: 'Received',
};

/** The tickets of the latest seven days that are solved or unread, the latest last; of older ones nearly all are solved. */
const solvedOfWeek = [28, 23, 18, 14, 10, 5, 2];
const unreadOfWeek = [0, 1, 2, 3, 5, 8, 10];
const firstAnswerHours = [22, 26, 24, 21, 27, 23, 25];

export function isMeasure(name: string): name is DailyMeasure {
  return Object.hasOwn(names, name);
}

/** The value of a day. `daysAgo` is 0 for today. */
export function dailyValue(measure: keyof typeof shapes, daysAgo: number): number {
  const { week, weekBefore, earlierWeeks } = shapes[measure];
  const weeks = Math.floor(daysAgo / 7);
  if (weeks === 0) return ofDay(week, daysAgo);
  return Math.round(ofDay(week, daysAgo) * weekBefore * earlierWeeks ** (weeks - 1));
}

export const nameOf = (measure: DailyMeasure): string => names[measure];

/** The visits on a day: those that ended with an order, and a few that did not. */
export function visitsOf(day: string, orders: number): number {
  return orders + 1 + Math.floor(sampleChances(Date.parse(day) / 86_400_000)() * 4);
}

/** How the tickets of a day stood at the end of a later day, `age` days after it. */
export function ticketsOf(daysAgo: number, age: number) {
  const received = dailyValue('tickets', daysAgo);
  const share = (part: readonly number[]) => ofDay(part, age) / ofDay(shapes.tickets.week, age);
  const isFresh = age < 7;
  return {
    received,
    solved: isFresh ? Math.round(received * share(solvedOfWeek)) : received - Math.round(received / 60),
    unread: isFresh ? Math.round(received * share(unreadOfWeek)) : 0,
    hours: ofDay(firstAnswerHours, daysAgo),
  };
}

function ofDay(week: readonly number[], daysAgo: number): number {
  return week[6 - (daysAgo % 7)] ?? 0;
}
