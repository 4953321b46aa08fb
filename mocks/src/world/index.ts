/** The one world that all sample data is a view of. Each sample imports its part from here. */
export { companies, companyOf } from './world.agencies.ts';
export { clients } from './world.clients.ts';
export { byDay, goalOf, HOUSE, isSold, measures, revenueByKind, salesWithin } from './world.figures.ts';
export { FIRST_INVOICE, invoicedClients } from './numbers/world.invoices.ts';
export { withNumbers } from './numbers/world.mentions.ts';
export { type Plan, plans, subscription } from './world.plans.ts';
export { products } from './world.products.ts';
export { saleId, soldEver } from './world.ids.ts';
export { sales } from './world.sales.ts';
export type { Sale } from './world.types.ts';
export { type Claim, claims } from './trips/world.claims.ts';
export { departuresWithoutEsim, esims, policies } from './trips/world.cover.ts';
export { tripOf } from './trips/world.trips.ts';
export { handlerOf, LEFT_DAYS_AGO, sellerOf, type Team } from './trips/world.work.ts';
