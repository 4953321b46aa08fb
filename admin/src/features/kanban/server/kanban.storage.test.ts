import { kanbanSample } from '@embarque/mocks/kanban/data';
import { describe, expect, it } from 'vitest';
import { createSafeStorage } from '../../../storage/storage.ts';
import { emptyOverlay, pruneOverlay, readOverlay, withOverlay, writeOverlay } from './kanban.storage.ts';

const storageWith = (text?: string) => {
  const items = new Map(text === undefined ? [] : [['embarque.kanban', text]]);
  const area = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  return { items, storage: createSafeStorage(() => area as unknown as Storage) };
};

describe('the stored overlay', () => {
  it('comes back as it was', () => {
    const { storage } = storageWith();
    const overlay = { titles: [{ boardId: 'todo', title: 'Next' }], deleted: [3] };
    writeOverlay(storage, overlay);

    expect(readOverlay(storage)).toEqual(overlay);
  });

  it('leaves no trace when it is empty', () => {
    const { items, storage } = storageWith('{"titles":[],"deleted":[1]}');
    writeOverlay(storage, emptyOverlay);

    expect([...items.keys()]).toEqual([]);
  });

  it('is empty where something else is stored', () => {
    const texts = ['', 'null', '{}', '{"titles":{"__proto__":"x"},"deleted":[]}', '{"titles":[],"deleted":["1"]}'];

    expect(texts.map((text) => readOverlay(storageWith(text).storage))).toEqual(texts.map(() => emptyOverlay));
  });

  it('is forgotten with the board or task that it is about', () => {
    const overlay = { titles: [{ boardId: 'gone', title: 'Gone' }], deleted: [99, 2] };

    expect(pruneOverlay(overlay, kanbanSample(6))).toEqual({ titles: [], deleted: [2] });
  });

  it('changes titles and hides deleted tasks', () => {
    const shown = withOverlay(kanbanSample(6), { titles: [{ boardId: 'todo', title: 'Next' }], deleted: [1] });

    expect(shown.boards[0]).toEqual({ id: 'todo', title: 'Next' });
    expect(shown.tasks.map(({ id }) => id)).toEqual([2, 3, 4, 5, 6]);
  });
});
