import type { UndoRules } from '../../../outbox/journal/undo.types.ts';
import { dashboardCalls } from '../dashboard.api.ts';
import { type BudgetCommand, budgetOutbox, type Budgets } from './budget.outbox.ts';

/** How changes of a budget are undone from any page: whatever else was added to it stays. */
export const budgetUndo: UndoRules<Budgets, BudgetCommand> = {
  load: async ({ year }, signal) => ({ [year]: (await dashboardCalls.revenue({ year }, signal)).budget }),
  apply: budgetOutbox.apply,
  stands: () => true,
};
