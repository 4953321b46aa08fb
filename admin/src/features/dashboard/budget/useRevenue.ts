import { useOutboxData } from '../../../outbox/react/useOutboxData.ts';
import type { QueryResult } from '../../../query/useQuery.ts';
import { dashboardCalls, type Revenue, type RevenueQuery } from '../dashboard.api.ts';
import { type BudgetCommand, budgetOutbox, type BudgetState, budgetStateOf } from './budget.outbox.ts';

interface RevenueWithBudget {
  result: QueryResult<Revenue>;
  change: (command: BudgetCommand) => void;
}

/** The revenue report of a year, with changes of its budget that the server has not confirmed on top. */
export function useRevenue(query: RevenueQuery): RevenueWithBudget {
  const { data, result, give } = useOutboxData(
    budgetOutbox,
    async (wanted: RevenueQuery, signal) => budgetStateOf(await dashboardCalls.revenue(wanted, signal)),
    query,
  );
  return {
    result: { ...result, data: data && reportOf(data) },
    change: (command) => data && give({ command, state: data }),
  };
}

const reportOf = ({ report, budgets }: BudgetState): Revenue => ({
  ...report,
  budget: budgets[report.year] ?? report.budget,
});
