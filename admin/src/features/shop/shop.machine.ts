import { createListingMachine } from '../../listing/listing.machine.ts';
import { shopCalls } from './shop.api.ts';

/** The products, as the query in the address asks for them. */
export const shopMachine = createListingMachine(shopCalls.find);
