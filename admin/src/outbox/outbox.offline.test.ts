import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { HttpError } from '../http/http.error.ts';
import type { SafeStorage } from '../storage/storage.ts';
import { type AnyFeature, sendWith } from './outbox.connect.ts';
import { unconfirmed } from './outbox.core.ts';
import { outboxWith } from './outbox.machine.ts';
import type { SendLogic } from './entry/outbox-entry.machine.ts';
import { entry } from './outbox.testing.ts';
import { PartlyDone } from './outbox.types.ts';

it('without a connection, commands are taken and wait; they are sent in order once there is one', () => {
  const sent: string[] = [];
  const send: SendLogic = fromCallback(({ input, sendBack }) => {
    sent.push(input.entry.id);
    sendBack({ type: 'entry confirmed', response: {} });
  });
  const input = { entries: [entry({ key: 'a', value: '1' }, { id: 'first' })], elsewhere: {}, isOffline: true };
  const actor = createActor(outboxWith(send), { input }).start();

  actor.send({ type: 'command given', entry: entry({ key: 'a', value: '2' }, { id: 'second' }) });
  actor.send({ type: 'flush requested' });
  expect(sent).toEqual([]);
  expect(actor.getSnapshot().context.entries.map(({ id }) => id)).toEqual(['first', 'second']);

  actor.send({ type: 'connection changed', isOffline: false });
  expect(sent).toEqual(['first', 'second']);
  expect(actor.getSnapshot().context.entries).toEqual([]);
});

describe('a command that is being sent', () => {
  const page = new EventTarget();
  const network = { onLine: true };
  const store = {} as SafeStorage;

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** A page whose first request is cut off after some time, and whose second one is answered. */
  async function cutOff(error: Error, afterMs: number, isOnline: boolean) {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', Object.assign(network, { onLine: isOnline }));
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    const send = vi.fn(async () => ({}));
    send.mockImplementationOnce(async () => {
      vi.setSystemTime(Date.now() + afterMs);
      throw error;
    });
    const feature = { name: 'values', schema: v.any(), load: async () => ({}), send } as unknown as AnyFeature;
    const machine = outboxWith(sendWith(new Map(), async () => feature, store));
    const actor = createActor(machine, { input: { entries: [entry({ key: 'a', value: '1' })], elsewhere: {} } });
    const changes: string[] = [];
    actor.on('*', ({ type }) => changes.push(type));
    actor.start();
    await vi.advanceTimersByTimeAsync(0);
    return { actor, changes, send };
  }

  const unreachable = new HttpError('unreachable', '/values');
  const timeout = new HttpError('timeout', '/values');
  const sessionEnded = new HttpError('session ended', '/values');
  const halfway = (cause: Error) => new PartlyDone({}, cause);

  it.each([
    ['before anything is done', unreachable],
    ['halfway', halfway(unreachable)],
  ])(
    'when the connection goes %s is refused by nobody: it waits, and is sent once more when it is back',
    async (_, error) => {
      const { actor, changes, send } = await cutOff(error, 0, false);
      expect([changes, unconfirmed(actor.getSnapshot().context)]).toEqual([[], 1]);

      network.onLine = true;
      page.dispatchEvent(new Event('online'));
      await vi.advanceTimersByTimeAsync(0);
      expect([changes, send.mock.calls.length]).toEqual([['confirmed'], 2]);
    },
  );

  it.each([unreachable, timeout])('when the computer falls asleep is sent once more: $kind', async (error) => {
    const { changes } = await cutOff(error, 8 * 3_600_000, true);
    expect(changes).toEqual(['confirmed']);
  });

  it.each([
    ['before anything is done', sessionEnded],
    ['halfway', halfway(sessionEnded)],
  ])('when the session ends %s is refused by nobody: it waits for the next sign-in (XS-08)', async (_, error) => {
    const send = vi.fn(async () => ({}));
    send.mockRejectedValueOnce(error);
    const feature = { name: 'values', schema: v.any(), load: async () => ({}), send } as unknown as AnyFeature;
    const signIns: Array<() => void> = [];
    const waiting = sendWith(
      new Map(),
      async () => feature,
      store,
      (act) => signIns.push(act),
    );
    const actor = createActor(outboxWith(waiting), {
      input: { entries: [entry({ key: 'a', value: '1' })], elsewhere: {} },
    });
    const changes: string[] = [];
    actor.on('*', ({ type }) => changes.push(type));
    actor.start();
    await vi.waitFor(() => expect(signIns).toHaveLength(1));
    expect([changes, unconfirmed(actor.getSnapshot().context)]).toEqual([[], 1]);

    signIns[0]?.();
    await vi.waitFor(() => expect(changes).toEqual(['confirmed']));
  });

  it('to a server that does not answer, with a connection, is rolled back', async () => {
    const { changes, send } = await cutOff(timeout, 12_000, true);
    expect([changes, send.mock.calls.length]).toEqual([['rolled back'], 1]);
  });
});
