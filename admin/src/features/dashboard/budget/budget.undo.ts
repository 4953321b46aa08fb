import type { UndoRules } from '../../../outbox/journal/undo.types.ts';
import { dashboardCalls } from '../dashboard.api.ts';
import { type BudgetCommand, budgetOutbox, type BudgetState, budgetStateOf } from './budget.outbox.ts';

/** How changes of a budget are undone from any page: whatever else was added to it stays. */
export const budgetUndo: UndoRules<BudgetState, BudgetCommand> = {
  load: async ({ year }, signal) => budgetStateOf(await dashboardCalls.revenue({ year }, signal)),
  apply: budgetOutbox.apply,
  stands: () => true,
};
