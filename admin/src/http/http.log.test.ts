import { beforeEach, describe, expect, it, vi } from 'vitest';
import { elapse, useVirtualTime } from '../session/testing/fake-time.testing.ts';
import { late, never, noNetwork, status } from '../session/testing/fake-server.testing.ts';
import { openSignedInOrigin } from '../session/testing/session.testing.ts';
import { callLog } from './http.log.ts';

useVirtualTime();
beforeEach(() => callLog.clear());

const call = (path: string) => ({ method: 'GET', path, outcome: 200, attempts: 1, durationMs: 5, at: new Date(0) });

describe('the log of calls', () => {
  it('holds the last twenty, newest first, each with a unique id', () => {
    for (let index = 0; index < 25; index += 1) callLog.add(call(`sales/${index}`));

    const calls = callLog.read();
    expect(calls.map(({ path }) => path)).toEqual(Array.from({ length: 20 }, (_, index) => `sales/${24 - index}`));
    expect(new Set(calls.map(({ id }) => id)).size).toBe(20);
  });

  it('calls its listeners until they stop, and is another list after each change', () => {
    const listener = vi.fn();
    const stop = callLog.subscribe(listener);
    const before = callLog.read();

    callLog.add(call('sales'));
    expect(callLog.read()).not.toBe(before);
    callLog.clear();
    stop();
    callLog.add(call('sales'));

    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('the entry of a call', () => {
  it.each([
    ['succeeds', status(200, {}), 200, 1_000],
    ['is refused by the server', status(422), 422, 1_000],
    ['says success=false', status(200, { success: false }), 200, 1_000],
    ['finds no network', noNetwork, 'unreachable', 1_000],
    ['takes too long', never, 'timeout', 13_000],
  ])('says how a call ended that %s', async (_, cue, outcome, durationMs) => {
    const { server, openTab } = openSignedInOrigin();
    const tab = openTab();
    server.next('sales', late(1_000, cue));

    tab.post('sales', { password: 'right password' }, { params: { token: 'access-1' } });
    const startedAt = new Date();
    await elapse(40_000);

    expect(tab.calls).toEqual([
      { method: 'POST', path: 'sales', outcome, attempts: 1, durationMs: Math.min(durationMs, 12_000), at: startedAt },
    ]);
  });

  it('says when a caller went away', async () => {
    const { server, openTab } = openSignedInOrigin();
    const tab = openTab();
    server.next('sales', never);
    const leaving = new AbortController();

    tab.get('sales', { signal: leaving.signal });
    await elapse(500);
    leaving.abort();
    await elapse(0);

    expect(tab.calls).toMatchObject([{ outcome: 'aborted', durationMs: 500 }]);
  });
});
