import * as v from 'valibot';
import { poll } from '../http/polling.ts';
import { send } from '../http/send.ts';

const MINUTE = 60_000;
/** A return to the page asks once in this time. */
const SELDOM = 5 * MINUTE;
const HOURLY = 60 * MINUTE;
const PUT_OFF = 4 * HOURLY;

const VERSION_FILE = '/version.json';
const versionSchema = v.object({ build: v.string() });

/** `put off`: there is a newer one, and the person does not want to hear of it now. */
export type VersionState = 'current' | 'newer' | 'put off';

interface VersionPorts {
  /** The build that this page runs; `null` for none, as in development: nothing is asked then. */
  own: () => string | null;
  /** The build that the server has. Rejects when it does not say. */
  ask: () => Promise<string>;
}

/**
 * Asks whether the server has another build than the one that runs: hourly, when a person or the network is back, and at once when
 * code of this build is missing. A hidden page asks hourly, too, so that its offer is there when it is shown. Silent without a
 * network. Watches while somebody listens.
 */
export function createVersionWatch({ own, ask }: VersionPorts) {
  const listeners = new Set<() => void>();
  let state: VersionState = 'current';
  let latest: string | null = null;
  let putOff = { build: '', until: 0 };
  let askedAt = 0;
  let isAsking = false;
  let stop = () => {};

  const update = () => {
    const before = state;
    const isPutOff = putOff.build === latest && Date.now() < putOff.until;
    state = latest === null || latest === own() ? 'current' : isPutOff ? 'put off' : 'newer';
    if (state !== before) for (const listener of listeners) listener();
  };

  const look = async (atMostEvery = 0) => {
    const elapsed = Date.now() - askedAt;
    // The wall clock goes on while a computer sleeps. One that was set back says nothing.
    const isEarly = elapsed >= 0 && elapsed < atMostEvery;
    if (isEarly || isAsking || own() === null || !navigator.onLine) return;
    askedAt = Date.now();
    isAsking = true;
    latest = await ask().catch(() => latest);
    isAsking = false;
    update();
  };

  const start = () => {
    const watching = new AbortController();
    const { signal } = watching;
    const lookSeldom = () => void look(SELDOM);
    askedAt = Date.now();
    // Vite's event for code that could not be fetched: a deploy may have removed it.
    addEventListener('vite:preloadError', () => void look(), { signal });
    const stopPolling = poll(lookSeldom, HOURLY);
    return () => {
      stopPolling();
      watching.abort();
      [state, latest, putOff] = ['current', null, { build: '', until: 0 }];
    };
  };

  return {
    read: () => state,
    /** @returns stops listening */
    subscribe(listener: () => void) {
      if (listeners.size === 0) stop = start();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    lookNow: () => void look(),
    /** Says nothing of the newer build for some hours, unless another one comes. */
    putOff() {
      putOff = { build: latest ?? '', until: Date.now() + PUT_OFF };
      update();
    },
  };
}

/** The build writes its id into the page and into a file beside it, so that the page can compare without a request. */
export const versionWatch = createVersionWatch({
  own: () => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null,
  async ask() {
    const url = new URL(VERSION_FILE, location.origin);
    const { signal } = new AbortController();
    const { data } = await send({ method: 'GET', url, path: VERSION_FILE, headers: {}, signal });
    return v.parse(versionSchema, data).build;
  },
});
