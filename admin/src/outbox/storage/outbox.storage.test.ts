import { describe, expect, it } from 'vitest';
import { createSafeStorage } from '../../storage/storage.ts';
import { readOutbox, tabsIn, writeOutbox } from './outbox.storage.ts';
import { entry } from '../outbox.testing.ts';

function memoryStorage(stored: Record<string, string> = {}) {
  const items = new Map(Object.entries(stored));
  return createSafeStorage(
    () =>
      ({
        getItem: (key: string) => items.get(key) ?? null,
        setItem: (key: string, value: string) => void items.set(key, value),
        removeItem: (key: string) => void items.delete(key),
        key: (index: number) => [...items.keys()][index] ?? null,
        get length() {
          return items.size;
        },
      }) as Storage,
  );
}

const mine = entry({ key: 'a', value: '1' }, { id: 'mine' });
const theirs = entry({ key: 'a', value: '2' }, { id: 'theirs', by: 'them@home' });

describe('the stored outbox', () => {
  it('gives people their own entries, and no others', () => {
    const area = memoryStorage();
    writeOutbox(area, 'tab', { entries: [mine, theirs], settled: [{ entry: theirs, response: {} }] });

    expect(readOutbox(area, 'tab', 'me@home')).toEqual({ entries: [mine], settled: [] });
  });

  it('leaves out an entry that cannot be read, and keeps the others', () => {
    const text = JSON.stringify({ entries: [{ id: 1 }, mine, null], settled: ['?'] });

    expect(readOutbox(memoryStorage({ 'embarque.outbox.tab': text }), 'tab', 'me@home').entries).toEqual([mine]);
  });

  it.each(['', 'null', '[]', '{"entries":3}'])('is empty when %j is stored', (text) => {
    const area = memoryStorage({ 'embarque.outbox.tab': text });

    expect(readOutbox(area, 'tab', 'me@home')).toEqual({ entries: [], settled: [] });
  });

  it('leaves no trace once everything is confirmed', () => {
    const area = memoryStorage();
    writeOutbox(area, 'tab', { entries: [mine], settled: [] });
    writeOutbox(area, 'tab', { entries: [{ ...mine, state: 'confirmed' }], settled: [] });

    expect(tabsIn(area)).toEqual([]);
  });
});
