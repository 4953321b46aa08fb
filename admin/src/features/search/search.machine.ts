import type { MainSearchAnswer } from '@embarque/mocks/search/contract';
import { createListingMachine } from '../../listing/listing.machine.ts';
import { searchCalls } from './search.api.ts';

/** Everything that can be found, loaded once: the searching happens here. */
export const searchMachine = createListingMachine<Record<string, never>, MainSearchAnswer>((_query, signal) =>
  searchCalls.everything(signal),
);
