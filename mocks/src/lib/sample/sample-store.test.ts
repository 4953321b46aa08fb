import { afterEach, describe, expect, it } from 'vitest';
import { keepSampleData, resetSampleData, sampleStore, saveSampleData } from './sample-store.ts';

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

it('makes no data before its first use', () => {
  let made = 0;
  const store = sampleStore(() => ({ made: ++made }));
  expect(made).toBe(0);

  store.data.made += 10;

  expect(store.data.made).toBe(11);
  expect(made).toBe(1);
});

describe('over a reload', () => {
  const reload = (area: Map<string, string>) => {
    const kept = new Map(area);
    resetSampleData();
    const next = new Map(kept);
    keepSampleData(storageOf(next));
    return next;
  };

  afterEach(() => keepSampleData(storageOf(new Map())));

  it('keeps what has a name, and begins afresh with what has none', () => {
    const area = new Map<string, string>();
    keepSampleData(storageOf(area));
    const named = sampleStore(() => ({ bags: ['blue'] }), { keptAs: 'named' });
    const nameless = sampleStore(() => ({ bags: ['blue'] }));
    for (const store of [named, nameless]) store.data.bags.push('red');
    saveSampleData();

    reload(area);

    expect(named.data.bags).toEqual(['blue', 'red']);
    expect(nameless.data.bags).toEqual(['blue']);
  });

  it('keeps and restores in the words of the feature', () => {
    const area = new Map<string, string>();
    keepSampleData(storageOf(area));
    const store = sampleStore(() => new Set(['blue']), {
      keptAs: 'set',
      keep: (bags) => [...bags],
      restore: (kept) => new Set(kept),
    });
    store.data.add('red');
    saveSampleData();

    reload(area);

    expect(store.data).toEqual(new Set(['blue', 'red']));
  });

  it('forgets on a reset what was kept', () => {
    const area = new Map<string, string>();
    keepSampleData(storageOf(area));
    const store = sampleStore(() => ({ bags: ['blue'] }), { keptAs: 'reset' });
    store.data.bags.push('red');
    saveSampleData();

    resetSampleData();

    expect(area.size).toBe(0);
    expect(store.data.bags).toEqual(['blue']);
  });

  it('begins afresh when what was kept cannot be read', () => {
    keepSampleData(storageOf(new Map([['embarque.demo.broken', '{"bags":']])));

    expect(sampleStore(() => ({ bags: ['blue'] }), { keptAs: 'broken' }).data).toEqual({ bags: ['blue'] });
  });

  it('goes on when the storage takes nothing', () => {
    const full = {
      ...storageOf(new Map()),
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    };
    keepSampleData(full);
    const store = sampleStore(() => ({ bags: ['blue'] }), { keptAs: 'full' });
    store.data.bags.push('red');

    expect(() => saveSampleData()).not.toThrow();
    expect(store.data.bags).toEqual(['blue', 'red']);
  });
});

function storageOf(values: Map<string, string>) {
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}
