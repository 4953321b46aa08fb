import type { DayRange } from '@embarque/design-system';
import type {
  BudgetAnswer,
  BudgetRequest,
  CardSeries,
  CardSeriesQuery,
  CardYear,
  CompanyFigures,
  GoalFiguresAnswer,
  MoneyMovement,
  SalesFiguresAnswer,
} from '@embarque/mocks/cards/contract';
import * as v from 'valibot';
import { parseAnswer } from '../../http/response/http.answer.ts';
import { demoApi } from '../../http/http.ts';
import { rows } from '../../http/response/rows.schema.ts';

/** The sales of a period, beside those of the period before. */
export interface ComparedSales {
  now: SalesFigures;
  before: SalesFigures;
}

export type SalesFigures = Omit<SalesFiguresAnswer, keyof CardSeriesQuery>;

/** The revenue report's query in the URL; without a year it means the latest one. */
export interface RevenueQuery {
  year?: string;
}

/** The revenue report of one year. */
export interface Revenue {
  year: CardYear;
  /** All years, the latest first. */
  years: CardYear[];
  price: number;
  budget: number;
  earning: number[];
  expense: number[];
  spent: number[];
  planned: number[];
}

const year = v.picklist(['2020', '2019', '2018'] satisfies [CardYear, ...CardYear[]]);

const seriesSchema: v.GenericSchema<unknown, CardSeries[]> = v.array(
  v.object({ name: v.string(), data: v.array(v.number()) }),
);

const companySchema: v.GenericSchema<unknown, CompanyFigures> = v.object({
  name: v.string(),
  email: v.string(),
  trade: v.picklist(['technology', 'grocery', 'fashion']),
  views: v.number(),
  sold: v.number(),
  revenue: v.number(),
});

const figuresSchema: v.GenericSchema<unknown, SalesFigures> = v.object({
  orders: v.number(),
  sold: v.number(),
  customers: v.number(),
  products: v.number(),
  revenue: v.number(),
  revenueByKind: v.object({ insurance: v.number(), esim: v.number() }),
  profit: v.number(),
  ordersByDay: v.array(v.number()),
  profitByDay: v.array(v.number()),
  companies: rows(companySchema),
});

const goalSchema: v.GenericSchema<unknown, GoalFiguresAnswer> = v.object({
  completed: v.number(),
  inProgress: v.number(),
  target: v.number(),
  reached: v.number(),
});

const movementsSchema: v.GenericSchema<unknown, MoneyMovement[]> = rows(
  v.object({
    id: v.string(),
    kind: v.picklist(['sale', 'refund', 'claim']),
    product: v.string(),
    amount: v.number(),
    at: v.string(),
  }),
);

const revenueSchema = v.object({
  years: v.array(year),
  price: v.number(),
  budget: v.number(),
  series: seriesSchema,
  budgetSeries: seriesSchema,
});

export const budgetRequestSchema: v.GenericSchema<unknown, BudgetRequest> = v.object({
  year,
  by: v.number(),
});

const budgetSchema: v.GenericSchema<unknown, BudgetAnswer> = v.object({
  year,
  budget: v.number(),
});

/** The requests of the cards. All reject with an `HttpError`. */
export const dashboardCalls = {
  sales: async ({ days, before }: Record<'days' | 'before', DayRange>, signal: AbortSignal): Promise<ComparedSales> => {
    const [now, earlier] = await Promise.all([figuresOf(days, signal), figuresOf(before, signal)]);
    return { now, before: earlier };
  },

  goal: async (_query: null, signal: AbortSignal): Promise<GoalFiguresAnswer> => {
    const path = '/card/card-figures/goal';
    return parseAnswer(path, goalSchema, await demoApi.get(path, { signal }));
  },

  transactions: async (_query: null, signal: AbortSignal): Promise<MoneyMovement[]> => {
    const path = '/card/card-figures/transactions';
    return parseAnswer(path, movementsSchema, await demoApi.get(path, { signal }));
  },

  revenue: async ({ year: requested }: RevenueQuery, signal: AbortSignal): Promise<Revenue> => {
    const path = '/card/card-analytics/revenue-report';
    const answer = parseAnswer(path, revenueSchema, await demoApi.get(path, { params: { year: requested }, signal }));
    const { series, budgetSeries, ...figures } = answer;
    const valuesOf = (name: string) => [...series, ...budgetSeries].find((one) => one.name === name)?.data ?? [];
    return {
      ...figures,
      // The server responds to an unknown year with its latest.
      year: figures.years.find((one) => one === requested) ?? figures.years[0] ?? '2020',
      earning: valuesOf('Earning'),
      expense: valuesOf('Expense'),
      spent: valuesOf('Spent'),
      planned: valuesOf('Planned'),
    };
  },

  /** @param key sent with the request, so that one that is repeated is carried out once */
  changeBudget: async (request: BudgetRequest, key: string): Promise<BudgetAnswer> => {
    const path = '/card/card-analytics/revenue-report/budget';
    return parseAnswer(
      path,
      budgetSchema,
      await demoApi.post(path, request, { idempotencyKey: key, isCreation: true }),
    );
  },
};

async function figuresOf(days: DayRange, signal: AbortSignal): Promise<SalesFigures> {
  const path = '/card/card-figures/sales';
  return parseAnswer(path, figuresSchema, await demoApi.get(path, { params: { ...days }, signal }));
}
