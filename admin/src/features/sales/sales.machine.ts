import { createListingMachine } from '../../listing/listing.machine.ts';
import { salesCalls } from './sales.api.ts';

/** The list of sales, as the query in the address asks for it. */
export const salesMachine = createListingMachine(salesCalls.list);
