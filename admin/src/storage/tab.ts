import { type SafeStorage, type StorageKey, tabStorage } from './storage.ts';

const KEY: StorageKey = 'embarque.tab';

/** Random name of this tab, the same over a reload. */
export function tabName(area: SafeStorage = tabStorage): string {
  const known = area.read(KEY);
  if (known) return known;
  const name = Math.random().toString(36).slice(2);
  area.write([[KEY, name]]);
  return name;
}
