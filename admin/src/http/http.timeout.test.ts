import { describe, expect, it, vi } from 'vitest';
import { late, never } from '../session/testing/fake-server.testing.ts';
import { elapse, useVirtualTime } from '../session/testing/fake-time.testing.ts';
import { openExpired, openOrigin, track } from '../session/testing/session.testing.ts';

useVirtualTime();

const REFRESH = 'jwt/refresh-token';

describe('a request that takes too long', () => {
  it('TC-046 is given up after 12 s, and nothing of it goes on (SPEC-7.7-a, SPEC-9.1-a)', async () => {
    const { server, openTab } = openOrigin();
    const tab = openTab();
    server.next('sales', never);

    const call = tab.get('sales');
    await elapse(11_999);
    expect(call.outcome).toBe('pending');
    await elapse(1);

    expect(call).toMatchObject({
      outcome: 'rejected',
      error: { kind: 'timeout', name: 'HttpError', isRetryable: true },
    });
    expect(server.seen('sales')[0]?.isAborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('TC-046 is given up after 12 s even by a network that does not listen', async () => {
    const { openTab } = openOrigin();
    const tab = openTab({ fetch: () => new Promise(() => undefined) });

    const call = tab.get('sales');
    await elapse(12_000);

    expect(call).toMatchObject({ outcome: 'rejected', error: { kind: 'timeout' } });
  });

  it('TC-047 is given up when the head came and the body stalls', async () => {
    const { server, openTab } = openOrigin();
    const tab = openTab();
    server.next(
      'sales',
      late(1_000, () => new Response(stalledBody())),
    );

    const call = tab.get('sales');
    await elapse(11_999);
    expect(call.outcome).toBe('pending');
    await elapse(1);

    expect(call).toMatchObject({ outcome: 'rejected', error: { kind: 'timeout' } });
  });

  it('TC-053 has 12 s for each exchange, so that a refresh in between does not use them up', async () => {
    const { server, tab } = openExpired();
    server.next('sales', late(8_000), late(8_000));
    server.next(REFRESH, late(8_000));

    const call = tab.get('sales');
    await elapse(23_000);
    expect(call.outcome).toBe('pending');
    await elapse(1_000);

    expect(call.outcome).toBe('resolved');
  });

  it('TC-053 has 36 s in all', async () => {
    const { server, lock, tab } = openExpired();
    const release = lock.request(() => undefined);
    server.next('sales', late(11_000));
    server.next(REFRESH, late(11_000));
    setTimeout(release, 11_000 + 14_500);

    const call = tab.get('sales');
    await elapse(35_999);
    expect(call.outcome).toBe('pending');
    await elapse(1);
    expect(call).toMatchObject({ outcome: 'rejected', error: { kind: 'timeout' } });
    await elapse(10_000);

    expect(server.seen('sales')).toHaveLength(1);
    expect(tab.context().waiting).toEqual([]);
    expect(tab.state()).toBe('signedIn.fresh');
  });

  it('TC-054 says whether another tab held things up or the server did not answer', async () => {
    const { server, lock, tab } = openExpired();
    const release = lock.request(() => undefined);
    const busy = tab.get('sales');
    await elapse(15_100);
    release();
    server.next(REFRESH, never);
    const unreachable = tab.get('sales');
    await elapse(12_100);

    expect(busy).toMatchObject({ outcome: 'rejected', error: { kind: 'session busy', isRetryable: true } });
    expect(unreachable).toMatchObject({
      outcome: 'rejected',
      error: { kind: 'session unreachable', isRetryable: true },
    });
  });

  it('TC-055 fails once after the computer has slept, and nothing is sent in a burst', async () => {
    const { server, tab } = openExpired();
    server.always('sales', never);
    const calls = Array.from({ length: 5 }, () => tab.get('sales'));
    await elapse(5_000);

    vi.setSystemTime(Date.now() + 3_600_000);
    tab.hint('came back');
    await elapse(7_000);

    expect(calls).toEqual(
      calls.map(() =>
        expect.objectContaining({ outcome: 'rejected', error: expect.objectContaining({ kind: 'timeout' }) }),
      ),
    );
    expect(server.requests).toHaveLength(5);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a caller who goes away', () => {
  it('TC-049 leaves alone; the refresh and the others go on', async () => {
    const { server, tab } = openExpired();
    server.next(REFRESH, late(1_000));
    const leaving = new AbortController();

    const a = tab.get('a', { signal: leaving.signal });
    const b = tab.get('b');
    await elapse(500);
    leaving.abort();
    await elapse(0);
    expect(a).toMatchObject({ outcome: 'rejected', error: { name: 'AbortError', kind: 'aborted' } });
    expect(tab.context().waiting).toHaveLength(1);
    await elapse(1_000);

    expect(b.outcome).toBe('resolved');
  });

  it('TC-050 does not stop the refresh it began, though no other request waits: the answer brings the next refresh token', async () => {
    const { server, area, tab } = openExpired();
    server.next(REFRESH, late(1_000));
    const leaving = new AbortController();

    tab.get('a', { signal: leaving.signal });
    await elapse(500);
    leaving.abort();
    await elapse(1_000);

    expect(server.refreshes()[0]?.isAborted).toBe(false);
    expect(area.read()).toMatchObject({ sessionToken: 'access-2', sessionTokenexpiration: 'refresh-2' });
  });

  it('TC-051 is not sent again after the refresh', async () => {
    const { server, tab } = openExpired();
    server.next(REFRESH, late(1_000));
    const leaving = new AbortController();

    tab.get('a', { signal: leaving.signal });
    await elapse(500);
    leaving.abort();
    await elapse(5_000);

    expect(server.seen('a')).toHaveLength(1);
  });

  it('takes the request off the wire, and a caller who is gone from the start sends nothing', async () => {
    const { server, openTab } = openOrigin();
    const tab = openTab();
    server.always('a', never);
    const leaving = new AbortController();

    const call = tab.get('a', { signal: leaving.signal });
    await elapse(10);
    leaving.abort(new Error('some reason'));
    const late = tab.get('a', { signal: leaving.signal });
    await elapse(10);

    expect([call.error, late.error]).toEqual([
      expect.objectContaining({ name: 'AbortError' }),
      expect.objectContaining({ name: 'AbortError' }),
    ]);
    expect(server.requests.map(({ isAborted }) => isAborted)).toEqual([true]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is distinct from a time-out', async () => {
    const { server, openTab } = openOrigin();
    const tab = openTab();
    server.always('sales', never);
    const call = track(tab.http.get('sales', { signal: AbortSignal.abort() }));
    await elapse(0);

    expect(call).toMatchObject({ error: { kind: 'aborted', isRetryable: false } });
  });
});

/** The beginning of an answer whose end never comes. */
function stalledBody(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"success":')),
  });
}
