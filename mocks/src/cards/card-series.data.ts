import type { DailyMeasure } from './cards.contract.ts';

/** How the values of one measure come about. */
interface Shape {
  name: string;
  /** The latest seven days, the latest last. */
  week: readonly number[];
  /** How many times the week before the latest one was as large. */
  weekBefore: number;
  /** How many times each week before that was as large as the one after it. */
  earlierWeeks: number;
  /** How far, and how fast, the seasons move the weeks before the latest two. */
  season?: readonly [size: number, pace: number];
}

const shapes: Record<DailyMeasure, Shape> = {
  subscribers: {
    name: 'Subscribers',
    week: [8391, 11_987, 10_788, 15_583, 11_388, 17_981, 16_482],
    weekBefore: 0.91,
    earlierWeeks: 0.985,
  },
  orders: {
    name: 'Orders',
    week: [13_000, 19_500, 10_400, 19_500, 9100, 15_600, 10_400],
    weekBefore: 1.04,
    earlierWeeks: 0.992,
  },
  sessions: {
    name: 'Sessions',
    week: [1718, 2864, 5154, 4009, 2864, 1718, 573],
    weekBefore: 0.9506,
    earlierWeeks: 0.996,
  },
  policies: {
    name: 'Policies',
    week: [44, 55, 48, 67, 51, 72, 57],
    weekBefore: 0.6345,
    earlierWeeks: 0.994,
    season: [-0.3, 0.29],
  },
  visits: {
    name: 'Visits',
    week: [42, 39, 51, 34, 47, 56, 40],
    weekBefore: 0.9,
    earlierWeeks: 0.997,
    season: [0.35, 0.5],
  },
  tickets: { name: 'Received', week: [31, 28, 25, 24, 22, 18, 15], weekBefore: 1.07, earlierWeeks: 0.995 },
};

/** The tickets of the latest seven days that are solved or unread, the latest last; of older ones nearly all are solved. */
const solvedOfWeek = [28, 23, 18, 14, 10, 5, 2];
const unreadOfWeek = [0, 1, 2, 3, 5, 8, 10];
const firstAnswerHours = [22, 26, 24, 21, 27, 23, 25];

export function isMeasure(name: string): name is DailyMeasure {
  return Object.hasOwn(shapes, name);
}

/** The value of a day. `daysAgo` is 1 for yesterday, the latest day that has ended. */
export function dailyValue(measure: DailyMeasure, daysAgo: number): number {
  const { week, weekBefore, earlierWeeks, season: [height, pace] = [0, 0] } = shapes[measure];
  const weeks = Math.floor((daysAgo - 1) / 7);
  if (weeks === 0) return ofDay(week, daysAgo);
  const season = 1 + height * Math.sin((weeks - 1) * pace);
  return Math.round(ofDay(week, daysAgo) * weekBefore * earlierWeeks ** (weeks - 1) * season);
}

export const nameOf = (measure: DailyMeasure): string => shapes[measure].name;

/** How the tickets of a day stood at the end of a later day, `age` days after it. */
export function ticketsOf(daysAgo: number, age: number) {
  const received = dailyValue('tickets', daysAgo);
  const share = (part: readonly number[]) => ofDay(part, age + 1) / ofDay(shapes.tickets.week, age + 1);
  const isFresh = age < 7;
  return {
    received,
    solved: isFresh ? Math.round(received * share(solvedOfWeek)) : received - Math.round(received / 60),
    unread: isFresh ? Math.round(received * share(unreadOfWeek)) : 0,
    hours: ofDay(firstAnswerHours, daysAgo),
  };
}

function ofDay(week: readonly number[], daysAgo: number): number {
  return week[6 - ((daysAgo - 1) % 7)] ?? 0;
}
