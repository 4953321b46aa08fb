import { expect, it } from 'vitest';
import { resetSampleData, sampleStore } from './sample-store.ts';

it('keeps what a request changed until the data is reset', () => {
  const store = sampleStore(() => ({ bags: ['blue'] }));
  store.data.bags.push('red');
  expect(store.data.bags).toEqual(['blue', 'red']);

  store.reset();

  expect(store.data.bags).toEqual(['blue']);
});

it('puts every store back at once', () => {
  const stores = [sampleStore(() => ({ count: 1 })), sampleStore(() => ({ count: 2 }))];
  for (const store of stores) store.data.count = 99;

  resetSampleData();

  expect(stores.map(({ data }) => data.count)).toEqual([1, 2]);
});

it('makes no data before somebody asks for it', () => {
  let made = 0;
  const store = sampleStore(() => ({ made: ++made }));
  expect(made).toBe(0);

  store.data.made += 10;

  expect(store.data.made).toBe(11);
  expect(made).toBe(1);
});
