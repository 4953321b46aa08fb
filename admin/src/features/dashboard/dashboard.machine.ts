import { createListingMachine } from '../../listing/listing.machine.ts';
import { dashboardCalls, type Revenue, type RevenueQuery } from './dashboard.api.ts';

/** What there is only one answer to. */
type NoQuery = Record<string, never>;

/* Each card asks by a machine of its own: one that fails leaves the others as they are. */

export const ordersMachine = createListingMachine((_: NoQuery, signal) =>
  dashboardCalls.statistic('orders-bar-chart', signal),
);

export const profitMachine = createListingMachine((_: NoQuery, signal) =>
  dashboardCalls.statistic('profit-line-chart', signal),
);

export const goalMachine = createListingMachine((_: NoQuery, signal) => dashboardCalls.goal(signal));

export const revenueMachine = createListingMachine<RevenueQuery, Revenue>(dashboardCalls.revenue);
