import { describe, expect, it } from 'vitest';
import { createSafeStorage } from '../../storage/storage.ts';
import { nothingLocal, readKept, writeKept } from './kanban.local.ts';

const storageWith = (text?: string) => {
  const items = new Map(text === undefined ? [] : [['embarque.kanban', text]]);
  const area = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  return { items, storage: createSafeStorage(() => area as unknown as Storage) };
};

describe('what this browser keeps', () => {
  it('comes back as it was', () => {
    const { storage } = storageWith();
    const local = { titles: [{ boardId: 'todo', title: 'Next' }], deleted: [3] };
    const deed = { type: 'board deleted', boardId: 'done' } as const;
    const kept = { local, unfinished: [{ deed, taskIds: [5, 6] }] };
    writeKept(kept, storage);

    expect(readKept(storage)).toEqual(kept);
  });

  it('may have been written down before calls were kept too', () => {
    const { storage } = storageWith('{"titles":[],"deleted":[1]}');

    expect(readKept(storage)).toEqual({ local: { titles: [], deleted: [1] }, unfinished: [] });
  });

  it('leaves no trace when there is nothing to keep', () => {
    const { items, storage } = storageWith('{"titles":[],"deleted":[1]}');
    writeKept({ local: nothingLocal, unfinished: [] }, storage);

    expect([...items.keys()]).toEqual([]);
  });

  it('is nothing where something else stands', () => {
    const texts = ['', 'null', '{}', '{"titles":{"__proto__":"x"},"deleted":[]}', '{"titles":[],"deleted":["1"]}'];
    const nothing = { local: nothingLocal, unfinished: [] };

    expect(texts.map((text) => readKept(storageWith(text).storage))).toEqual(texts.map(() => nothing));
  });
});
