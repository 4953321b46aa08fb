import { type SafeStorage, type StorageKey, tabStorage } from './storage.ts';

const KEY: StorageKey = 'embarque.tab';

/** The part of a window that tells when its page goes and comes back. */
type PageEvents = Pick<EventTarget, 'addEventListener'>;

/**
 * Names this tab, the same over a reload. The name is in the storage only while no page has it: a browser copies the storage into a
 * duplicated tab, and the copy must not get the name of a tab that is still open.
 */
export function createTabName(area: SafeStorage, page: PageEvents): () => string {
  let name: string | null = null;
  const take = () => {
    const own = area.read(KEY) ?? Math.random().toString(36).slice(2);
    area.remove([KEY]);
    page.addEventListener('pagehide', () => area.write([[KEY, own]]));
    page.addEventListener('pageshow', () => area.remove([KEY]));
    return own;
  };
  return () => (name ??= take());
}

/** Random name of this tab, the same over a reload. */
export const tabName = createTabName(tabStorage, globalThis);
