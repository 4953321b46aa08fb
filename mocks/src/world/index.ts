/** The one world that all sample data is a view of. Each sample imports its part from here. */
export { clients } from './world.clients.ts';
export { byDay, measures, revenueByKind, salesWithin } from './world.figures.ts';
export { products } from './world.products.ts';
export { saleId, sales, soldEver } from './world.sales.ts';
