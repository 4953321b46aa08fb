import { expect, it } from 'vitest';
import { createSafeStorage, type SafeStorage } from './storage.ts';
import { createTabName } from './tab.ts';

/** The storage of a tab, and the copy that a duplicated tab gets. */
function tabArea(items = new Map<string, string>()): { area: SafeStorage; duplicate: () => SafeStorage } {
  const area = createSafeStorage(
    () =>
      ({
        getItem: (key: string) => items.get(key) ?? null,
        setItem: (key: string, value: string) => void items.set(key, value),
        removeItem: (key: string) => void items.delete(key),
      }) as Storage,
  );
  return { area, duplicate: () => tabArea(new Map(items)).area };
}

it('a tab keeps its name over a reload', () => {
  const { area } = tabArea();
  const page = new EventTarget();
  const name = createTabName(area, page)();
  page.dispatchEvent(new Event('pagehide'));

  expect(createTabName(area, new EventTarget())()).toBe(name);
});

it('a duplicated tab gets a name of its own', () => {
  const { area, duplicate } = tabArea();
  const name = createTabName(area, new EventTarget())();

  expect(createTabName(duplicate(), new EventTarget())()).not.toBe(name);
});

it('a tab that is duplicated after it was shown again keeps its name to itself', () => {
  const { area, duplicate } = tabArea();
  const page = new EventTarget();
  const name = createTabName(area, page)();
  page.dispatchEvent(new Event('pagehide'));
  page.dispatchEvent(new Event('pageshow'));

  expect(createTabName(duplicate(), new EventTarget())()).not.toBe(name);
});
