import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPersisted } from './persisted.ts';
import { createSafeStorage, type SafeStorage, type StorageKey } from './storage.ts';

const KEY: StorageKey = 'embarque.filters';
const schema = v.object({ stages: v.array(v.string()) });
const fallback = { stages: [] };
let tab: EventTarget;

beforeEach(() => {
  tab = new EventTarget();
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
});

afterEach(() => void vi.unstubAllGlobals());

const inMemory = () =>
  createSafeStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });

function open(stored?: string) {
  const area = inMemory();
  if (stored !== undefined) area.write([[KEY, stored]]);
  return { area, filters: createPersisted(KEY, schema, fallback, { area }) };
}

const otherTabChanges = (key: string | null) => tab.dispatchEvent(Object.assign(new Event('storage'), { key }));

describe('a persisted value', () => {
  it('is read back as it was written', () => {
    const { filters } = open();

    filters.write({ stages: ['lead'] });

    expect(filters.read()).toEqual({ stages: ['lead'] });
  });

  it.each(['', '{', 'null', '[]', '7', '{"stages":7}', '{"__proto__":{"stages":[]}}', 'undefined', '[object Object]'])(
    'is the fallback when %j is stored',
    (stored) => {
      expect(open(stored).filters.read()).toBe(fallback);
    },
  );

  it('is the fallback once it is removed', () => {
    const { filters, area } = open('{"stages":["lead"]}');

    filters.remove();

    expect(filters.read()).toBe(fallback);
    expect(area.read(KEY)).toBeNull();
  });

  it('is the same object until the stored text changes', () => {
    const { filters, area } = open('{"stages":["lead"]}');
    const first = filters.read();

    expect(filters.read()).toBe(first);
    area.write([[KEY, '{"stages":["won"]}']]);
    expect(filters.read()).toEqual({ stages: ['won'] });
  });

  it('outlives blocked storage in memory and says so', () => {
    const { filters } = open();

    expect(filters.write({ stages: ['lead'] })).toBe('memory');
    expect(filters.read()).toEqual({ stages: ['lead'] });
  });

  it('is stored as plain text when its format is text', () => {
    const area = inMemory();
    const skin = createPersisted('skin', v.picklist(['light', 'dark']), 'light', { area, format: 'text' });

    skin.write('dark');

    expect(area.read('skin')).toBe('dark');
    expect(skin.read()).toBe('dark');
  });

  it('ignores a schema that answers later', () => {
    const later = v.pipeAsync(
      v.string(),
      v.checkAsync(async () => true),
    );
    const area = inMemory();
    area.write([[KEY, '"late"']]);

    expect(createPersisted(KEY, later, 'fallback', { area }).read()).toBe('fallback');
  });
});

describe('subscribers of a persisted value', () => {
  it('hear of writes and removals in this tab', () => {
    const { filters } = open();
    const listener = vi.fn();
    filters.subscribe(listener);

    filters.write({ stages: ['lead'] });
    filters.remove();

    expect(listener.mock.calls).toEqual([['this tab'], ['this tab']]);
  });

  it('hear of the key in other tabs and of cleared storage, and of no other key', () => {
    const { filters } = open();
    const listener = vi.fn();
    filters.subscribe(listener);

    for (const key of [KEY, null, 'embarque.filters.1', 'skin']) otherTabChanges(key);

    expect(listener.mock.calls).toEqual([['other tab'], ['other tab']]);
  });

  it('hear nothing once they have stopped listening', () => {
    const { filters } = open();
    const listener = vi.fn();
    filters.subscribe(listener)();

    filters.write({ stages: ['lead'] });
    otherTabChanges(KEY);

    expect(listener).not.toHaveBeenCalled();
  });
});

describe('a persisted value in another area', () => {
  it('is read and written there alone', () => {
    const { filters, area } = open('{"stages":["lead"]}');
    const other = inMemory();

    filters.in(other).write({ stages: ['won'] });

    expect(filters.read()).toEqual({ stages: ['lead'] });
    expect(area.read(KEY)).toBe('{"stages":["lead"]}');
    expect(filters.in(other).read()).toEqual({ stages: ['won'] });
  });

  it('keeps the rules of that area', () => {
    const { filters, area } = open();
    const readOnly: SafeStorage = { ...area, write: () => 'memory', remove: () => [] };

    filters.in(readOnly).write({ stages: ['lead'] });

    expect(filters.read()).toBe(fallback);
  });
});
