import type { SessionTabs, TabHint } from '../tabs/session.tabs.ts';

/** A storage area as one tab sees it. */
interface View {
  area: Storage;
  /** Makes every write fail. */
  refuseWrites: (isRefused: boolean) => void;
  /** Makes every removal fail. */
  refuseRemovals: () => void;
  detach: () => void;
}

/**
 * One origin's storage, seen by several tabs: every tab has its own view, and is told when another tab wrote.
 *
 * @param lagMs how long the other tabs go on reading the old values
 */
export function createFakeArea(lagMs = 0) {
  const stored = new Map<string, string>();
  const views = new Map<Map<string, string>, () => void>();
  let limit = Number.POSITIVE_INFINITY;

  function change(origin: Map<string, string>, apply: (values: Map<string, string>) => void) {
    apply(stored);
    apply(origin);
    for (const [values, onEvent] of views) {
      if (values !== origin) spread(values, onEvent, apply);
    }
  }

  function spread(values: Map<string, string>, onEvent: () => void, apply: (values: Map<string, string>) => void) {
    if (lagMs === 0) apply(values);
    setTimeout(() => {
      if (lagMs > 0) apply(values);
      if (views.has(values)) onEvent();
    }, lagMs);
  }

  return {
    /** Everything that is stored. */
    read: () => Object.fromEntries(stored),
    /** Writes from outside of the tabs, so that none of them hears of it. */
    put(entries: Record<string, string | null>) {
      for (const values of [stored, ...views.keys()]) {
        for (const [key, value] of Object.entries(entries)) assign(values, key, value);
      }
    },

    /** Leaves no more room than what is stored takes now. */
    fillUp: () => void (limit = sizeOf(stored)),

    openView(onEvent: () => void): View {
      const values = new Map(stored);
      let isRefused = false;
      let isRemovalRefused = false;
      views.set(values, onEvent);
      const area = {
        get length() {
          return values.size;
        },
        key: (index: number) => [...values.keys()][index] ?? null,
        getItem: (key: string) => values.get(key) ?? null,
        setItem(key: string, value: string) {
          if (isRefused || sizeOf(new Map(values).set(key, value)) > limit)
            throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
          if (values.get(key) !== value) change(values, (target) => target.set(key, value));
        },
        removeItem(key: string) {
          if (values.has(key) && !isRemovalRefused) change(values, (target) => target.delete(key));
        },
        clear: () => change(values, (target) => target.clear()),
      };
      return {
        area,
        refuseWrites: (refused) => {
          isRefused = refused;
        },
        refuseRemovals: () => void (isRemovalRefused = true),
        detach: () => void views.delete(values),
      };
    },
  };
}

const sizeOf = (values: Map<string, string>) => [...values].flat().join('').length;

function assign(values: Map<string, string>, key: string, value: string | null) {
  if (value === null) values.delete(key);
  else values.set(key, value);
}

/** One lock for all tabs: first come, first served, granted a moment later. */
export function createFakeLock() {
  const queue: Array<() => void> = [];

  const grantNext = () => queueMicrotask(() => queue[0]?.());

  return {
    isFree: () => queue.length === 0,
    request(onGranted: () => void): () => void {
      let isGranted = false;
      const turn = () => {
        if (!isGranted) onGranted();
        isGranted = true;
      };
      queue.push(turn);
      if (queue.length === 1) grantNext();
      return () => {
        const place = queue.indexOf(turn);
        if (place >= 0) queue.splice(place, 1);
        if (place === 0) grantNext();
      };
    },
  };
}

/** The channel between tabs, and what the browser tells one of them. */
export function createFakeTabs(requestLock: SessionTabs['requestLock'], others: () => Iterable<FakeTabs>) {
  const watchers = new Set<(hint: TabHint) => void>();
  let announcements = 0;
  const tabs = {
    requestLock,
    announce() {
      announcements += 1;
      for (const other of others()) {
        if (other !== tabs) setTimeout(() => other.hint('storage changed'), 0);
      }
    },
    watch(onHint: (hint: TabHint) => void) {
      watchers.add(onHint);
      return () => void watchers.delete(onHint);
    },
    hint(hint: TabHint) {
      for (const watcher of watchers) watcher(hint);
    },
    announcements: () => announcements,
    watcherCount: () => watchers.size,
  };
  return tabs;
}

export interface FakeTabs extends SessionTabs {
  hint: (hint: TabHint) => void;
  announcements: () => number;
  watcherCount: () => number;
}
