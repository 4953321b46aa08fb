import type { BudgetAnswer, BudgetRequest } from '@embarque/mocks/cards/contract';
import { msg } from '@lingui/core/macro';
import type { OutboxFeature } from '../../../outbox/outbox.types.ts';
import { paths } from '../../../paths.ts';
import { budgetRequestSchema, dashboardCalls } from '../dashboard.api.ts';
import { formatWholeDollars } from '../dashboard.format.ts';

/** The budgets by their years, in US dollars. */
export type Budgets = Readonly<Record<string, number>>;

export type BudgetCommand = BudgetRequest;

const budgetOf = (budgets: Budgets, { year, by }: BudgetCommand) => (budgets[year] ?? 0) + by;

/** Changes a budget by an amount, so that several changes add up, and each is undone by itself. */
export const budgetOutbox: OutboxFeature<Budgets, BudgetCommand, BudgetAnswer> = {
  name: 'budget',
  schema: budgetRequestSchema,
  apply: (budgets, command) => ({ ...budgets, [command.year]: budgetOf(budgets, command) }),
  confirm: (budgets, { year }, { budget }) => ({ ...budgets, [year]: budget }),
  inverse: (_, { year, by }) => ({ year, by: -by }),
  describe: (budgets, command) => {
    const { year, by } = command;
    const budget = formatWholeDollars(budgetOf(budgets, command));
    return {
      done: by > 0 ? msg`${year} budget increased to ${budget}` : msg`${year} budget reduced to ${budget}`,
      refused: msg`Couldn't change the ${year} budget. It's as it was.`,
      href: `${paths.ecommerceDashboard}?year=${year}`,
    };
  },
  scope: ({ year }) => `budget ${year}`,
  subjects: (_, { year }) => [year],
  send: async (command, { id }) => dashboardCalls.changeBudget(command, id),
};
