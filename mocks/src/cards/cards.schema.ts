import * as v from 'valibot';
import type {
  BudgetRequest,
  CardAnalyticsAnswers,
  CardPeriod,
  CardSeries,
  CardSeriesAnswer,
  CardStatisticsAnswer,
  CardYear,
  OrderState,
} from './cards.contract.ts';

/* The answers, for tests: strict, so that a field that nobody wrote down is a failure. */

const text = v.pipe(v.string(), v.nonEmpty());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const icon = v.pipe(v.string(), v.regex(/^([A-Z][a-z]+)+$/));

const series: v.GenericSchema<unknown, CardSeries[]> = v.array(
  v.strictObject({ name: text, data: v.array(v.number()) }),
);
const last_days: v.GenericSchema<unknown, CardPeriod[]> = v.array(
  v.picklist(['Last 28 Days', 'Last Month', 'Last Year']),
);
const year: v.GenericSchema<unknown, CardYear> = v.picklist(['2020', '2019', '2018']);
const years: v.GenericSchema<unknown, CardYear[]> = v.array(year);

export const budgetRequestSchema: v.GenericSchema<unknown, BudgetRequest> = v.object({
  year,
  by: v.pipe(v.number(), v.integer()),
});

const chooser = { title: text, last_days };

function ofStates<Value>(value: v.GenericSchema<unknown, Value>): v.GenericSchema<unknown, Record<OrderState, Value>> {
  return v.strictObject({ finished: value, pending: value, rejected: value });
}

export const cardAnalyticsSchemas: {
  [Card in keyof CardAnalyticsAnswers]: v.GenericSchema<unknown, CardAnalyticsAnswers[Card]>;
} = {
  'support-tracker': v.strictObject({
    ...chooser,
    totalTicket: count,
    newTicket: count,
    openTicket: count,
    responseTime: count,
  }),
  'avg-sessions': v.strictObject({
    ...chooser,
    sessions: count,
    growth: v.number(),
    goal: count,
    users: count,
    retention: percent,
    duration: count,
    progress: v.strictObject({ goal: percent, users: percent, retention: percent, duration: percent }),
    series,
  }),
  'revenue-report': v.strictObject({ years, price: count, budget: count, series, budgetSeries: series }),
  'goal-overview': v.strictObject({ completed: count, inProgress: count, target: count, reached: percent }),
  revenue: v.strictObject({ thisMonth: count, lastMonth: count, series }),
  'product-orders': v.strictObject({ ...chooser, chart_info: ofStates(count) }),
  'sessions-device': v.strictObject({
    ...chooser,
    chart_info: v.array(v.strictObject({ name: text, icon, usage: percent, upDown: v.number() })),
  }),
  customers: v.strictObject({ ...chooser, listData: v.array(v.strictObject({ text, result: count })) }),
};

export const cardStatisticsAnswerSchema: v.GenericSchema<unknown, CardStatisticsAnswer> = v.strictObject({
  figure: count,
  unit: v.picklist(['count', 'percent']),
  series,
});

const day = v.pipe(v.string(), v.isoDate());

export const cardSeriesAnswerSchema: v.GenericSchema<unknown, CardSeriesAnswer> = v.strictObject({
  measure: v.picklist(['subscribers', 'orders', 'sessions', 'policies', 'visits', 'tickets']),
  from: day,
  to: day,
  series: v.array(v.strictObject({ name: text, data: v.array(v.nullable(count)) })),
});
