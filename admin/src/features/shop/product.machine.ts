import { createListingMachine } from '../../listing/listing.machine.ts';
import { loadProduct } from './product.api.ts';

/** One product, as the address names it. */
export const productMachine = createListingMachine((query: { id: number | null }, signal: AbortSignal) =>
  loadProduct(query.id, signal),
);
