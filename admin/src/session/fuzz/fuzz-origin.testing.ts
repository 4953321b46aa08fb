import type { FuzzTime, Owner } from './fuzz-time.testing.ts';
import type { SessionTabs, TabHint } from '../tabs/session.tabs.ts';

/** Another tab learns of a write, or of a message, after this long at the latest. */
const SPREAD_MS = 100;
const LOCK_GRANT_MS = 50;
const LONGEST_RANDOM_WAIT_MS = 300;

/** A tab as its origin sees it. */
export interface Place extends Owner {
  hint: (hint: TabHint) => void;
  /** Whether the browser has no room for what the tab wants to store. */
  isStorageFull: boolean;
  /** Whether the browser denies the tab its storage. */
  isStorageBlocked: boolean;
}

interface View {
  place: Place;
  values: Map<string, string>;
  /** Number of the tab's own last write of each key: what others wrote before that comes too late. */
  written: Map<string, number>;
  news: Array<() => void>;
}

interface LockRequest {
  place: Place;
  onGranted: () => void;
}

export interface OriginSettings {
  time: FuzzTime;
  /** Whether the browser has Web Locks. */
  hasLocks: boolean;
  /** Whether a tab goes on reading old values until it learns of a write, as browsers with several processes do. */
  lags: boolean;
  onWrite: (place: Place | null, key: string, value: string | null) => void;
}

/** The things that the tabs of one origin share: storage, the lock, and a channel. */
export function createFuzzOrigin({ time, hasLocks, lags, onWrite }: OriginSettings) {
  const stored = new Map<string, string>();
  const views = new Set<View>();
  const queue: LockRequest[] = [];
  let holder: LockRequest | null = null;
  let writes = 0;

  function write(place: Place | null, key: string, value: string | null) {
    onWrite(place, key, value);
    change(place, [[key, value]]);
  }

  function change(place: Place | null, entries: ReadonlyArray<readonly [string, string | null]>) {
    writes += 1;
    const number = writes;
    for (const entry of entries) assign(stored, ...entry);
    for (const view of views) {
      if (view.place === place) for (const [key] of entries) view.written.set(key, number);
      const learn = () => {
        for (const entry of entries) if ((view.written.get(entry[0]) ?? 0) <= number) assign(view.values, ...entry);
      };
      if (view.place === place || !lags) learn();
      if (view.place !== place) tell(view, lags ? learn : () => undefined);
    }
  }

  function tell(view: View, learn: () => void) {
    view.news.push(learn);
    time.deliver(`storage event for ${view.place.name}`, view.place, SPREAD_MS, () => {
      view.news.shift()?.();
      view.place.hint('storage changed');
    });
  }

  function grantNext() {
    time.deliver('lock', null, LOCK_GRANT_MS, () => {
      if (holder) return;
      holder = queue.shift() ?? null;
      if (holder) time.enter(holder.place, holder.onGranted);
    });
  }

  function giveBack(request: LockRequest) {
    const index = queue.indexOf(request);
    if (index >= 0) queue.splice(index, 1);
    if (holder !== request) return;
    holder = null;
    grantNext();
  }

  function waitAtRandom(place: Place, onGranted: () => void) {
    let isWaiting = true;
    time.deliver(`random wait of ${place.name}`, place, LONGEST_RANDOM_WAIT_MS, () => isWaiting && onGranted());
    return () => {
      isWaiting = false;
    };
  }

  return {
    stored,
    write,
    /** Clears the storage as the browser's settings do: one change, which belongs to no tab. */
    clear: () =>
      change(
        null,
        [...stored.keys()].map((key) => [key, null]),
      ),
    /** Lets every tab read what is stored, before it hears of it: by the end of a sleep, messages of milliseconds have come. */
    spread() {
      for (const view of views) for (const learn of view.news.splice(0)) learn();
    },
    /** Whether a tab reads values that are no longer stored. */
    isBehind: (place: Place) => [...views].some((view) => view.place === place && view.news.length > 0),
    lockHolder: () => holder?.place ?? null,
    isLockWantedBy: (place: Place) => holder?.place === place || queue.some((request) => request.place === place),

    openArea(place: Place): Storage {
      const view: View = { place, values: new Map(stored), written: new Map(), news: [] };
      views.add(view);
      return areaOf(view, (key, value) => write(place, key, value));
    },

    tabsOf(place: Place, watchers: Set<(hint: TabHint) => void>): SessionTabs {
      return {
        requestLock(onGranted) {
          if (!hasLocks) return waitAtRandom(place, onGranted);
          const request = { place, onGranted };
          queue.push(request);
          grantNext();
          return () => giveBack(request);
        },
        announce() {
          for (const { place: other } of views) {
            if (other !== place)
              time.deliver(`message for ${other.name}`, other, SPREAD_MS, () => other.hint('storage changed'));
          }
        },
        watch(onHint) {
          watchers.add(onHint);
          return () => watchers.delete(onHint);
        },
      };
    },

    /** The tab is gone: the browser gives back what it held. */
    forget(place: Place) {
      for (const view of views) if (view.place === place) views.delete(view);
      for (const request of [...queue, holder]) if (request?.place === place) giveBack(request);
    },
  };
}

export type FuzzOrigin = ReturnType<typeof createFuzzOrigin>;

function areaOf({ place, values }: View, write: (key: string, value: string | null) => void): Storage {
  const allow = (isRefused: boolean) => {
    if (isRefused) throw new DOMException('Refused', 'QuotaExceededError');
  };
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem(key) {
      allow(place.isStorageBlocked);
      return values.get(key) ?? null;
    },
    setItem(key, value) {
      allow(place.isStorageBlocked || place.isStorageFull);
      if (values.get(key) !== value) write(key, value);
    },
    removeItem(key) {
      allow(place.isStorageBlocked);
      if (values.has(key)) write(key, null);
    },
    clear() {
      for (const key of values.keys()) write(key, null);
    },
  };
}

function assign(values: Map<string, string>, key: string, value: string | null) {
  if (value === null) values.delete(key);
  else values.set(key, value);
}
