import { walkThrough } from '../../../.storybook/statechart/walk.ts';
import { createListingMachine } from './listing.machine.ts';

const query = { page: 1 };

export const walk = walkThrough(createListingMachine(() => Promise.resolve({ rows: [] }))).with({
  inputs: [{ query }],
  events: () => [{ type: 'query changed', query }, { type: 'try again' }, { type: 'rows changed' }],
  answers: { load: { done: [{ rows: [] }] } },
});
