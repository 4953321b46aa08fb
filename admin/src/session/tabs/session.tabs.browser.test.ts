import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrowserTabs, type TabHint } from './session.tabs.ts';

type LockCallback = () => unknown;

/** Stand-ins for what a page has and Node lacks. */
function openPage() {
  const page = new EventTarget();
  const document = Object.assign(new EventTarget(), { hidden: false });
  const requests: Array<{ signal: AbortSignal; grant: () => Promise<unknown> }> = [];
  const locks = {
    request: vi.fn((_name: string, { signal }: { signal: AbortSignal }, callback: LockCallback) => {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      signal.addEventListener('abort', () => reject(signal.reason));
      requests.push({
        signal,
        grant: () => {
          const work = Promise.resolve(callback());
          resolve(work);
          return work;
        },
      });
      return promise;
    }),
  };
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', { locks });
  return { page, document, locks, requests };
}

const isSettled = async (promise: Promise<unknown>) => {
  const open = Symbol('open');
  const result = await Promise.race([promise, new Promise((resolve) => setTimeout(resolve, 0, open))]);
  return result !== open;
};

function watch(tabs = createBrowserTabs()) {
  const hints: TabHint[] = [];
  const stop = tabs.watch((hint) => hints.push(hint));
  stops.push(stop);
  return { hints, stop };
}

const stops: Array<() => void> = [];

beforeEach(() => void vi.unstubAllGlobals());

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

describe('the lock', () => {
  it('TC-098 can be given back in the very step in which it is granted', async () => {
    const { requests } = openPage();
    let giveBack = () => {};
    giveBack = createBrowserTabs().requestLock(() => giveBack());

    const work = requests[0]?.grant() ?? Promise.reject(new Error('No lock was asked for'));

    expect(await isSettled(work)).toBe(true);
  });

  it('is held until it is given back', async () => {
    const { requests } = openPage();
    const onGranted = vi.fn();
    const giveBack = createBrowserTabs().requestLock(onGranted);
    expect(onGranted).not.toHaveBeenCalled();

    const work = requests[0]?.grant() ?? Promise.resolve();
    expect(onGranted).toHaveBeenCalledOnce();
    expect(await isSettled(work)).toBe(false);
    giveBack();

    expect(await isSettled(work)).toBe(true);
  });

  it('is not waited for any more once it is given back', async () => {
    const { requests } = openPage();
    const onGranted = vi.fn();

    createBrowserTabs().requestLock(onGranted)();

    expect(requests[0]?.signal.aborted).toBe(true);
    expect(onGranted).not.toHaveBeenCalled();
  });

  it('is replaced by a random wait where the browser has none', async () => {
    openPage();
    vi.stubGlobal('navigator', {});
    vi.useFakeTimers();
    const onGranted = vi.fn();

    createBrowserTabs().requestLock(onGranted);
    createBrowserTabs().requestLock(onGranted)();
    vi.advanceTimersByTime(300);

    expect(onGranted).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});

describe('news from other tabs and from the browser', () => {
  it('TC-090 includes every change of storage, a cleared one too', () => {
    const { page } = openPage();
    const { hints } = watch();

    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'sessionToken' }));
    page.dispatchEvent(Object.assign(new Event('storage'), { key: null }));

    expect(hints).toEqual(['storage changed', 'storage changed']);
  });

  it('TC-101 includes coming back: shown, online, focused, or restored as it was left', () => {
    const { page, document } = openPage();
    const { hints } = watch();

    document.dispatchEvent(new Event('visibilitychange'));
    document.hidden = true;
    document.dispatchEvent(new Event('visibilitychange'));
    page.dispatchEvent(new Event('online'));
    page.dispatchEvent(new Event('focus'));
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    page.dispatchEvent(new Event('pagehide'));

    expect(hints).toEqual(['came back', 'came back', 'came back', 'came back', 'page left']);
  });

  it('travels to the others and carries nothing', async () => {
    openPage();
    const tabs = createBrowserTabs();
    const here = watch(tabs);
    const there = watch();

    tabs.announce();
    await vi.waitFor(() => expect(there.hints).toEqual(['storage changed']));

    expect(here.hints).toEqual([]);
  });

  it('TC-093 is nothing else that comes over the channel: foreign, forged, or of another shape', async () => {
    openPage();
    const { hints } = watch();
    const stranger = new BroadcastChannel('embarque.session');

    for (const message of [
      null,
      7,
      'sign out',
      'CHANGED',
      ['changed'],
      { type: 'changed' },
      { accessToken: 'forged' },
    ]) {
      stranger.postMessage(message);
    }
    stranger.postMessage('changed');
    await vi.waitFor(() => expect(hints).not.toEqual([]));
    stranger.close();

    expect(hints).toEqual(['storage changed']);
  });

  it.each([
    ['is missing', undefined],
    [
      'cannot be opened',
      function () {
        throw new DOMException('Denied', 'SecurityError');
      },
    ],
    [
      'throws when something is said',
      class extends EventTarget {
        postMessage() {
          throw new DOMException('Closed', 'InvalidStateError');
        }
        close() {}
      },
    ],
  ])('TC-095 comes by storage events alone when the channel %s', (_, channel) => {
    const { page } = openPage();
    vi.stubGlobal('BroadcastChannel', channel);
    const tabs = createBrowserTabs();
    const { hints } = watch(tabs);

    expect(() => tabs.announce()).not.toThrow();
    page.dispatchEvent(new Event('storage'));

    expect(hints).toEqual(['storage changed']);
  });

  it('ends with its last listener', async () => {
    const { page } = openPage();
    const { hints, stop } = watch();
    const another = watch();

    stop();
    page.dispatchEvent(new Event('online'));
    createBrowserTabs().announce();
    await vi.waitFor(() => expect(another.hints).toEqual(['came back', 'storage changed']));

    expect(hints).toEqual([]);
  });
});
