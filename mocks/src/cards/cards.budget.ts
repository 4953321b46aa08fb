import { decline } from '../lib/http/answers.ts';
import { sampleStore } from '../lib/sample/sample-store.ts';
import type { BudgetAnswer, BudgetRequest, CardYear, RevenueReportAnswer } from './cards.contract.ts';
import { revenueReportSample } from './cards.data.ts';

/** The amounts that were added to the budgets of years. */
const added = sampleStore<Partial<Record<CardYear, number>>>(() => ({}), { keptAs: 'cards.budgets' });

/** The revenue report of a year, with its budget as people have changed it. */
export function revenueReport(year: CardYear): RevenueReportAnswer {
  const sample = revenueReportSample(year);
  return { ...sample, budget: sample.budget + (added.data[year] ?? 0) };
}

export function changeBudget({ year, by }: BudgetRequest): BudgetAnswer {
  const budget = revenueReport(year).budget + by;
  if (budget < 0) throw decline(422, 'A budget cannot be below zero.');
  added.data[year] = (added.data[year] ?? 0) + by;
  return { year, budget };
}
