import { useState } from 'react';
import { applyAll } from '../../../outbox/outbox.core.ts';
import type { Entry } from '../../../outbox/outbox.types.ts';
import { useFeatureOutbox, useSettled } from '../../../outbox/react/useFeatureOutbox.ts';
import { type QueryResult, useQuery } from '../../../query/useQuery.ts';
import type { BudgetAnswer } from '@embarque/mocks/cards/contract';
import { dashboardCalls, type Revenue, type RevenueQuery } from '../dashboard.api.ts';
import { type BudgetCommand, budgetOutbox, type Budgets } from './budget.outbox.ts';

interface RevenueWithBudget {
  result: QueryResult<Revenue>;
  change: (command: BudgetCommand) => void;
}

/** The revenue report of a year, with changes of its budget that the server has not confirmed on top. */
export function useRevenue(query: RevenueQuery): RevenueWithBudget {
  const flushed = useSettled(budgetOutbox.name);
  const result = useQuery(async (wanted: RevenueQuery, signal) => {
    await flushed();
    return dashboardCalls.revenue(wanted, signal);
  }, query);
  const [pending, setPending] = useState<readonly Entry<BudgetCommand>[]>([]);
  const [confirmed, setConfirmed] = useState<Budgets>({});
  const { data } = result;
  const known = data && { [data.year]: data.budget, ...confirmed };
  const budgets = known && applyAll(budgetOutbox, known, pending);

  const { give } = useFeatureOutbox<Budgets, BudgetCommand, BudgetAnswer>(budgetOutbox, {
    confirmed: () => known,
    onChange: ({ entries, change }) => {
      setPending(entries);
      if (change?.type !== 'confirmed') return;
      const { year, budget } = change.response as BudgetAnswer;
      setConfirmed((before) => ({ ...before, [year]: budget }));
    },
  });

  return {
    result: { ...result, data: data && budgets && { ...data, budget: budgets[data.year] ?? data.budget } },
    change: (command) => budgets && give({ command, state: budgets }),
  };
}
