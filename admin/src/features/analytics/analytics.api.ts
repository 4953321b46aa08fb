import type { CardPeriod, DayRange } from '@embarque/design-system';
import type { AverageSessionsAnswer, DailyMeasure } from '@embarque/mocks/cards/contract';
import * as v from 'valibot';
import { demoApi } from '../../http/http.ts';
import { parseAnswer } from '../../http/response/http.answer.ts';
import type { Comparison } from './figures/periods.ts';
import type { Values } from './figures/sums.ts';

/** The days of a measure, as the response gives them. */
export interface Measured {
  /** The days that the values belong to, whatever was chosen since. */
  days: DayRange;
  /** The series in the order of the response: most measures have one. */
  series: Values[];
  /** The request: `GET /card/card-series/orders`. */
  source: string;
  /** When it was answered, in milliseconds since 1970. */
  at: number;
}

/** A measure beside the period before. */
export interface Compared {
  now: Measured;
  before: Measured;
}

export type SessionGoals = Pick<AverageSessionsAnswer, 'goal' | 'users' | 'retention' | 'duration' | 'progress'>;

const seriesSchema = v.object({
  from: v.string(),
  to: v.string(),
  series: v.array(v.object({ data: v.array(v.nullable(v.number())) })),
});

const goalsSchema: v.GenericSchema<unknown, SessionGoals> = v.object({
  goal: v.number(),
  users: v.number(),
  retention: v.number(),
  duration: v.number(),
  progress: v.object({ goal: v.number(), users: v.number(), retention: v.number(), duration: v.number() }),
});

const goalPeriods = { 'last 28 days': 'Last 28 Days', 'last month': 'Last Month', 'last year': 'Last Year' } as const;

/** The requests of the cards. All reject with an `HttpError`. */
export const analyticsCalls = {
  compare: async ({ measure, ...comparison }: Comparison & { measure: DailyMeasure }, signal: AbortSignal) =>
    compare(measure, comparison, signal),

  sessions: async ({ period, ...comparison }: Comparison & { period: CardPeriod }, signal: AbortSignal) => {
    const [compared, goals] = await Promise.all([compare('sessions', comparison, signal), goalsOf(period, signal)]);
    return { ...compared, goals };
  },

  salesAndVisits: async (days: DayRange, signal: AbortSignal) => {
    const [sales, visits] = await Promise.all([measure('policies', days, signal), measure('visits', days, signal)]);
    return { sales, visits };
  },
};

async function compare(name: DailyMeasure, { days, before }: Comparison, signal: AbortSignal): Promise<Compared> {
  const [now, earlier] = await Promise.all([measure(name, days, signal), measure(name, before, signal)]);
  return { now, before: earlier };
}

async function measure(name: DailyMeasure, days: DayRange, signal: AbortSignal): Promise<Measured> {
  const path = `/card/card-series/${name}`;
  const { from, to, series } = parseAnswer(
    path,
    seriesSchema,
    await demoApi.get(path, { params: { ...days }, signal }),
  );
  return { days: { from, to }, series: series.map(({ data }) => data), source: `GET ${path}`, at: Date.now() };
}

async function goalsOf(period: CardPeriod, signal: AbortSignal): Promise<SessionGoals> {
  const path = '/card/card-analytics/avg-sessions';
  const params = { period: period === 'last 7 days' ? undefined : goalPeriods[period] };
  return parseAnswer(path, goalsSchema, await demoApi.get(path, { params, signal }));
}
