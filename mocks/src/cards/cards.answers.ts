import { revenueReport } from './cards.budget.ts';
import type {
  CardAnalyticsAnswers,
  CardSeriesAnswer,
  CardStatisticsAnswer,
  GoalFiguresAnswer,
  SalesFiguresAnswer,
  TransactionsAnswer,
} from './cards.contract.ts';
import {
  averageSessionsSample,
  cardStatisticsSample,
  customersSample,
  goalOverviewSample,
  periods,
  productOrdersSample,
  revenueSample,
  sessionsDeviceSample,
  type Span,
  supportTrackerSample,
  years,
} from './cards.data.ts';

/** The response of any card. */
export type CardAnswer =
  | CardAnalyticsAnswers[keyof CardAnalyticsAnswers]
  | CardSeriesAnswer
  | CardStatisticsAnswer
  | GoalFiguresAnswer
  | SalesFiguresAnswer
  | TransactionsAnswer;

const analytics: { [Card in keyof CardAnalyticsAnswers]: (params: URLSearchParams) => CardAnalyticsAnswers[Card] } = {
  'support-tracker': (params) => supportTrackerSample(spanOf(params)),
  'avg-sessions': (params) => averageSessionsSample(spanOf(params)),
  'revenue-report': (params) => revenueReport(years.find((year) => year === params.get('year')) ?? years[0]),
  'goal-overview': goalOverviewSample,
  revenue: revenueSample,
  'product-orders': (params) => productOrdersSample(spanOf(params)),
  'sessions-device': (params) => sessionsDeviceSample(spanOf(params)),
  customers: (params) => customersSample(spanOf(params)),
};

/** Answers an analytics card; undefined when there is no such card. */
export function analyticsAnswer(card: string, params: URLSearchParams): CardAnswer | undefined {
  return named(analytics, card)?.(params);
}

/** Answers a statistics card; undefined when there is no such card. */
export function statisticsAnswer(card: string): CardAnswer | undefined {
  return named(cardStatisticsSample(), card);
}

function named<Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

function spanOf(params: URLSearchParams): Span {
  return periods.find((period) => period === params.get('period')) ?? 'Last 7 Days';
}
