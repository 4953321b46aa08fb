/** The one world that all sample data is a view of. Whoever needs a part of it imports that part from here. */
export { products } from './world.products.ts';
export { saleId, sales, soldEver } from './world.sales.ts';
