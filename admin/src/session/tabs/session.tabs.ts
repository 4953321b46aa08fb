/** Hints from the browser or another tab. They carry no data: each leads to the same reading of storage. */
export type TabHint = 'storage changed' | 'came back' | 'page left';

/** Browser features with which tabs agree; a fake in tests. */
export interface SessionTabs {
  /**
   * Waits for the lock that lets one tab of the origin refresh at a time.
   *
   * @returns gives the lock back, or stops waiting for it
   */
  requestLock(onGranted: () => void): () => void;
  /** Wakes the other tabs; they look at storage by themselves. */
  announce(): void;
  /** @returns stops listening */
  watch(onHint: (hint: TabHint) => void): () => void;
}

const LOCK = 'embarque.session-refresh';
const CHANNEL = 'embarque.session';
const MESSAGE = 'changed';

/** Without Web Locks tabs only avoid each other by chance: weaker, and the server's answer decides. */
const LONGEST_RANDOM_WAIT_MS = 300;

export function createBrowserTabs(): SessionTabs {
  const channel = openChannel();

  return {
    requestLock: (onGranted) => (navigator.locks ? requestWebLock(onGranted) : waitAtRandom(onGranted)),

    announce() {
      try {
        channel?.postMessage(MESSAGE);
      } catch {
        // The storage events that the writes cause reach the other tabs anyway.
      }
    },

    watch(onHint) {
      const listening = new AbortController();
      const { signal } = listening;
      const hintAt = (hint: TabHint) => () => onHint(hint);

      addEventListener('storage', hintAt('storage changed'), { signal });
      addEventListener('online', hintAt('came back'), { signal });
      // A computer that slept wakes with the page in sight.
      addEventListener('focus', hintAt('came back'), { signal });
      addEventListener('pageshow', (event) => event.persisted && onHint('came back'), { signal });
      addEventListener('pagehide', hintAt('page left'), { signal });
      document.addEventListener('visibilitychange', () => !document.hidden && onHint('came back'), { signal });
      channel?.addEventListener('message', ({ data }) => data === MESSAGE && onHint('storage changed'), { signal });

      return () => {
        listening.abort();
        channel?.close();
      };
    },
  };
}

function requestWebLock(onGranted: () => void): () => void {
  const waiting = new AbortController();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();

  navigator.locks
    .request(LOCK, { signal: waiting.signal }, () => {
      // `release` exists before the grant is reported, because the listener may release at once.
      onGranted();
      return held;
    })
    .catch(() => undefined);

  return () => {
    waiting.abort();
    release();
  };
}

function waitAtRandom(onGranted: () => void): () => void {
  const timer = setTimeout(onGranted, Math.random() * LONGEST_RANDOM_WAIT_MS);
  return () => clearTimeout(timer);
}

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}
