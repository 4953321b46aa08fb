import type { BudgetAnswer, BudgetRequest } from '@embarque/mocks/cards/contract';
import { msg, plural } from '@lingui/core/macro';
import type { OutboxFeature } from '../../../outbox/outbox.types.ts';
import { paths } from '../../../paths.ts';
import { budgetRequestSchema, dashboardCalls, type Revenue } from '../dashboard.api.ts';
import { formatWholeDollars } from '../dashboard.format.ts';

/** The budgets by their years, in US dollars. */
type Budgets = Readonly<Record<string, number>>;

export type BudgetCommand = BudgetRequest;

/** The budgets that are known, beside the report that shows one of them. */
export interface BudgetState {
  budgets: Budgets;
  report: Revenue;
}

/** The budget of a report. */
export const budgetStateOf = (report: Revenue): BudgetState => ({ budgets: { [report.year]: report.budget }, report });

const budgetOf = ({ budgets }: BudgetState, { year, by }: BudgetCommand) => (budgets[year] ?? 0) + by;

const withBudget = (state: BudgetState, year: string, budget: number): BudgetState => ({
  ...state,
  budgets: { ...state.budgets, [year]: budget },
});

/** Each command is one change; several together say how many. */
const count = 1;

/** Changes a budget by an amount, so that several changes add up, and each is undone by itself. */
export const budgetOutbox: OutboxFeature<BudgetState, BudgetCommand, BudgetAnswer> = {
  name: 'budget',
  schema: budgetRequestSchema,
  apply: (state, command) => withBudget(state, command.year, budgetOf(state, command)),
  confirm: (state, _, { year, budget }) => withBudget(state, year, budget),
  inverse: (_, { year, by }) => ({ year, by: -by }),
  describe: (state, command) => {
    const { year, by } = command;
    const budget = formatWholeDollars(budgetOf(state, command));
    return {
      done: by > 0 ? msg`${year} budget increased to ${budget}` : msg`${year} budget reduced to ${budget}`,
      several: msg`${plural(count, { one: `# change to the ${year} budget`, other: `# changes to the ${year} budget` })}`,
      refused: msg`Couldn't change the ${year} budget. It's as it was.`,
      href: `${paths.ecommerceDashboard}?year=${year}`,
    };
  },
  scope: ({ year }) => `budget ${year}`,
  subjects: (_, { year }) => [year],
  send: async (command, { id }) => dashboardCalls.changeBudget(command, id),
};
