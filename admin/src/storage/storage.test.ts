import { describe, expect, it, vi } from 'vitest';
import { createSafeStorage } from './storage.ts';

/** A storage area that refuses what it is told to refuse. */
function openArea({ room = Number.POSITIVE_INFINITY, isReadable = true } = {}) {
  const values = new Map<string, string>();
  let left = room;
  const area = {
    get length() {
      return values.size;
    },
    key: (index: number) => [...values.keys()][index] ?? null,
    getItem(key: string) {
      if (!isReadable) throw new DOMException('The operation is insecure.', 'SecurityError');
      return values.get(key) ?? null;
    },
    setItem(key: string, value: string) {
      if (left === 0) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      left -= 1;
      values.set(key, value);
    },
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
  };
  return { area, values, makeRoom: () => (left = Number.POSITIVE_INFINITY) };
}

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe('storage', () => {
  it('keeps what is written, in the order given, and forgets what is removed', () => {
    const { area, values } = openArea();
    const storage = createSafeStorage(() => area);

    expect(storage.read('skin')).toBeNull();
    expect(
      storage.write([
        ['skin', 'dark'],
        ['direction', 'rtl'],
      ]),
    ).toBe('local');
    expect([...values]).toEqual([
      ['skin', 'dark'],
      ['direction', 'rtl'],
    ]);
    expect(storage.read('skin')).toBe('dark');

    storage.remove(['skin', 'cart']);
    expect(storage.read('skin')).toBeNull();
    expect([...values.keys()]).toEqual(['direction']);
  });

  it('is opened once', () => {
    const open = vi.fn(() => openArea().area);
    const storage = createSafeStorage(open);
    storage.write([['skin', 'dark']]);
    storage.read('skin');

    expect(open).toHaveBeenCalledOnce();
  });

  it('distinguishes an empty text from a missing one', () => {
    const storage = createSafeStorage(() => openArea().area);
    storage.write([['cart', '']]);

    expect(storage.read('cart')).toBe('');
  });
});

describe('the keys', () => {
  it('are those that begin as asked, whether the browser took them or this tab keeps them in memory', () => {
    const { area } = openArea({ room: 3 });
    const storage = createSafeStorage(() => area);
    storage.write([
      ['skin', 'dark'],
      ['embarque.drafts.-1', 'a'],
      ['embarque.draftsman', 'b'],
    ]);
    storage.write([['embarque.drafts.-2', 'c']]);

    expect(storage.keys('embarque.drafts.').toSorted()).toEqual(['embarque.drafts.-1', 'embarque.drafts.-2']);
    storage.remove(['embarque.drafts.-1']);
    expect(storage.keys('embarque.drafts.')).toEqual(['embarque.drafts.-2']);
  });

  it('are none in an area that cannot be read', () => {
    expect(createSafeStorage(blocked).keys('')).toEqual([]);
  });
});

describe('storage that the browser blocks', () => {
  it.each([
    ['cannot be opened', blocked],
    ['is not there', () => undefined as unknown as Storage],
    ['cannot be read or written', () => openArea({ room: 0, isReadable: false }).area],
  ])('works in memory for this tab: it %s', (_, open) => {
    const storage = createSafeStorage(open);

    expect(storage.read('skin')).toBeNull();
    expect(storage.write([['skin', 'dark']])).toBe('memory');
    expect(storage.read('skin')).toBe('dark');
    storage.remove(['skin']);
    expect(storage.read('skin')).toBeNull();
  });
});

describe('storage that is full', () => {
  const entries = [
    ['sessionMark', 'new'],
    ['sessionToken', 'new'],
    ['userData', 'new'],
  ] as const;

  it.each([0, 1, 2])('takes all or nothing: it refuses after %i writes', (room) => {
    const { area, values } = openArea({ room });
    const storage = createSafeStorage(() => area);

    expect(storage.write(entries)).toBe('full');

    expect([...values]).toEqual([]);
    expect(entries.map(([key]) => storage.read(key))).toEqual(['new', 'new', 'new']);
  });

  it('gives the room of the journal to anything else, and keeps the journal in this tab', () => {
    const { area, values, makeRoom } = openArea({ room: 1 });
    const removeItem = (key: string) => {
      if (values.delete(key)) makeRoom();
    };
    const storage = createSafeStorage(() => Object.assign(area, { removeItem }));
    storage.write([['embarque.journal', '[]']]);

    expect(storage.write([['embarque.outbox.tab', '{}']])).toBe('local');

    expect([...values]).toEqual([['embarque.outbox.tab', '{}']]);
    expect(storage.read('embarque.journal')).toBe('[]');
  });

  it('keeps no outdated value that would mislead other tabs, and nothing else is lost', () => {
    const { area, values } = openArea({ room: 3 });
    const storage = createSafeStorage(() => area);
    storage.write([
      ['skin', 'dark'],
      ['sessionToken', 'old'],
    ]);

    storage.write(entries);

    expect([...values]).toEqual([['skin', 'dark']]);
    expect(storage.read('sessionToken')).toBe('new');
  });

  it('is used again as soon as there is room', () => {
    const { area, values, makeRoom } = openArea({ room: 0 });
    const storage = createSafeStorage(() => area);
    storage.write(entries);

    makeRoom();
    expect(storage.write([['sessionToken', 'newer']])).toBe('local');

    expect(storage.read('sessionToken')).toBe('newer');
    expect([...values]).toEqual([['sessionToken', 'newer']]);
  });

  it('takes keys that reach for the prototype as the texts they are', () => {
    const { area } = openArea({ room: 0 });
    const storage = createSafeStorage(() => area);

    storage.write([['embarque.__proto__', 'a']]);

    expect(storage.read('embarque.__proto__')).toBe('a');
    expect(storage.read('embarque.constructor')).toBeNull();
  });
});

describe('a browser that refuses to remove', () => {
  const refusing = (setItem?: () => void) => {
    const { area, values } = openArea();
    const storage = createSafeStorage(() => area);
    storage.write([['sessionToken', 'secret']]);
    area.removeItem = blocked;
    if (setItem) area.setItem = setItem;
    return { storage, values };
  };

  it('has the value overwritten', () => {
    const { storage, values } = refusing();

    expect(storage.remove(['sessionToken'])).toEqual([]);
    expect([...values]).toEqual([['sessionToken', '']]);
  });

  it('is named when it refuses that too, and this tab no longer reads the value until it is written again', () => {
    const { storage } = refusing(blocked);

    expect(storage.remove(['sessionToken', 'skin'])).toEqual(['sessionToken']);
    expect(storage.read('sessionToken')).toBeNull();
    expect(storage.keys('session')).toEqual([]);
    storage.write([['sessionToken', 'newer']]);
    expect(storage.read('sessionToken')).toBe('newer');
  });
});
