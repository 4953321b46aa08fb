/** The figures on the cards written down: what goes in and what comes out, card by card. */

import type { SaleKind } from '../world/world.types.ts';

/** The periods that may be chosen instead of the last seven days. */
export type CardPeriod = 'Last 28 Days' | 'Last Month' | 'Last Year';

export interface CardSeries {
  name: string;
  /** Points from left to right. */
  data: number[];
}

/** Query of the analytics cards that have `last_days`. The last seven days when left out or unknown. */
export interface CardPeriodQuery {
  period?: CardPeriod;
}

/** The fields of every card with a choice of periods. */
export interface PeriodCard {
  title: string;
  /** The periods to choose from. */
  last_days: CardPeriod[];
}

/** 200 of `GET /card/card-analytics/support-tracker` */
export interface SupportTrackerAnswer extends PeriodCard {
  totalTicket: number;
  newTicket: number;
  openTicket: number;
  /** Days until the first answer. */
  responseTime: number;
}

/** 200 of `GET /card/card-analytics/avg-sessions` */
export interface AverageSessionsAnswer extends PeriodCard {
  /** Sessions on an average day. */
  sessions: number;
  /** Change against the period before, in per cent. */
  growth: number;
  /** Sales to be reached in the year, in US dollars. */
  goal: number;
  users: number;
  /** Per cent of the users who come back. */
  retention: number;
  /** How long the average user has been with us, in years. */
  duration: number;
  /** The progress of each of them towards its goal, in per cent. */
  progress: Record<'goal' | 'users' | 'retention' | 'duration', number>;
  /** Seven parts of the period. */
  series: CardSeries[];
}

export type CardYear = '2020' | '2019' | '2018';

/** Query of `GET /card/card-analytics/revenue-report`. The latest year when left out or unknown. */
export interface RevenueReportQuery {
  year?: CardYear;
}

/** 200 of `GET /card/card-analytics/revenue-report` */
export interface RevenueReportAnswer {
  /** The years to choose from, the latest first. */
  years: CardYear[];
  /** Revenue, in US dollars. */
  price: number;
  /** The budget in US dollars. */
  budget: number;
  /** `Earning` and `Expense`, January to September; expenses lie below zero. */
  series: CardSeries[];
  /** `Spent` and `Planned`, for a small line beside the budget. */
  budgetSeries: CardSeries[];
}

/** Body of `POST /card/card-analytics/revenue-report/budget`, which carries an `Idempotency-Key`. */
export interface BudgetRequest {
  year: CardYear;
  /** How much is added to the budget, in US dollars; below zero, taken from it. */
  by: number;
}

/** 200 of `POST /card/card-analytics/revenue-report/budget` */
export interface BudgetAnswer {
  year: CardYear;
  /** The new budget, in US dollars. */
  budget: number;
}

/** 200 of `GET /card/card-analytics/goal-overview` */
export interface GoalOverviewAnswer {
  completed: number;
  inProgress: number;
  /** How many are to be completed in the year. */
  target: number;
  /** How much of the target is completed, in per cent. */
  reached: number;
}

/** 200 of `GET /card/card-analytics/revenue` */
export interface RevenueAnswer {
  /** In US dollars. */
  thisMonth: number;
  /** In US dollars. */
  lastMonth: number;
  /** `This Month` and `Last Month`, eight points each, in US dollars. */
  series: CardSeries[];
}

/** The states of orders. */
export type OrderState = 'finished' | 'pending' | 'rejected';

/** 200 of `GET /card/card-analytics/product-orders` */
export interface ProductOrdersAnswer extends PeriodCard {
  /** Numbers of orders. */
  chart_info: Record<OrderState, number>;
}

export interface DeviceSessions {
  name: string;
  /** Name of an icon: `Monitor`. */
  icon: string;
  /** Per cent of all sessions. */
  usage: number;
  /** Change against the period before, in per cent. */
  upDown: number;
}

/** 200 of `GET /card/card-analytics/sessions-device` */
export interface SessionsDeviceAnswer extends PeriodCard {
  chart_info: DeviceSessions[];
}

/** 200 of `GET /card/card-analytics/customers` */
export interface CustomersAnswer extends PeriodCard {
  /** `result` is a number of customers. */
  listData: { text: string; result: number }[];
}

/** The answers of `GET /card/card-analytics/{card}` */
export interface CardAnalyticsAnswers {
  'support-tracker': SupportTrackerAnswer;
  'avg-sessions': AverageSessionsAnswer;
  'revenue-report': RevenueReportAnswer;
  'goal-overview': GoalOverviewAnswer;
  revenue: RevenueAnswer;
  'product-orders': ProductOrdersAnswer;
  'sessions-device': SessionsDeviceAnswer;
  customers: CustomersAnswer;
}

/** The cards of `GET /card/card-statistics/{card}` */
export type CardStatisticsName =
  | 'orders-bar-chart'
  | 'profit-line-chart'
  | 'subscribers'
  | 'revenue'
  | 'sales'
  | 'orders'
  | 'site-traffic'
  | 'active-users'
  | 'newsletter';

/** 200 of `GET /card/card-statistics/{card}` */
export interface CardStatisticsAnswer {
  /** The figure that the card shows above its chart: the sum of its points, or the last one of those that cannot be summed up. */
  figure: number;
  unit: 'count' | 'percent';
  series: CardSeries[];
}

/** The measures that are counted day by day. Orders, policies, subscribers and visits follow from the sales. */
export type DailyMeasure = 'subscribers' | 'orders' | 'sessions' | 'policies' | 'visits' | 'tickets';

/** Query of `GET /card/card-series/{measure}`: the first and the last day, at most 800 days apart. */
export interface CardSeriesQuery {
  /** `2030-06-15` */
  from: string;
  /** `2030-06-21` */
  to: string;
}

/**
 * 200 of `GET /card/card-series/{measure}`, with one value for each day; that of today is what there is so far, `null` is for
 * a day that has not begun, or of which nothing is known any more.
 *
 * `tickets` has four series: how many were received on a day, and of these how many are solved, how many nobody has read,
 * each at the end of the last day, and how many hours their first answer took on average.
 */
export interface CardSeriesAnswer extends CardSeriesQuery {
  measure: DailyMeasure;
  series: { name: string; data: (number | null)[] }[];
}

/**
 * 200 of `GET /card/card-figures/sales`, whose query is that of the series: the sales of these days, counted as `GET sales` lists
 * them. Cancelled and refunded ones are orders, and count for nothing else. Amounts are in Brazilian reais.
 */
export interface SalesFiguresAnswer extends CardSeriesQuery {
  orders: number;
  sold: number;
  /** How many customers bought something. */
  customers: number;
  /** How many products were bought. */
  products: number;
  revenue: number;
  revenueByKind: Record<SaleKind, number>;
  profit: number;
  /** The days until today. */
  ordersByDay: number[];
  profitByDay: number[];
  /** The travel desk of the house, then its partner agencies. Together they have the figures above. */
  companies: CompanyFigures[];
}

/** The part of a company in the sales of some days. */
export interface CompanyFigures {
  name: string;
  email: string;
  trade: 'technology' | 'grocery' | 'fashion';
  /** The sessions that began on its pages. */
  views: number;
  sold: number;
  revenue: number;
}

/** 200 of `GET /card/card-figures/goal`: the sales of this year. Those in progress are paid, and their trip has not begun. */
export type GoalFiguresAnswer = GoalOverviewAnswer;

/** Money that came in or went out. */
export interface MoneyMovement {
  /** The number of the sale or the claim. */
  id: string;
  kind: 'sale' | 'refund' | 'claim';
  product: string;
  /** In Brazilian reais; what went out is below zero. */
  amount: number;
  /** ISO 8601 in UTC. */
  at: string;
}

/** 200 of `GET /card/card-figures/transactions`: the latest three sales, refund and claim, the latest first. */
export type TransactionsAnswer = MoneyMovement[];
