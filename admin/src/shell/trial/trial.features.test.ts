import { seedChances, setNow } from '@embarque/mocks/clock';
import { answerInPage, keepSampleData } from '@embarque/mocks/in-page';
import { enterWorld } from '@embarque/mocks/world';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { connectHttp } from '../../http/http.ts';
import { giveCommand, sendWith } from '../../outbox/outbox.connect.ts';
import { outboxWith } from '../../outbox/outbox.machine.ts';
import type { OutboxChange } from '../../outbox/outbox.types.ts';
import { createSafeStorage } from '../../storage/storage.ts';
import { loadFeature } from '../outbox-features.ts';
import { faults } from './trial.faults.testing.ts';
import { type Task, tasks } from './trial.tasks.testing.ts';

const NOW = Date.parse('2026-11-30T12:00:00-03:00');

const server = async (request: Request) => (await answerInPage(request)) ?? Response.error();

beforeEach(() => {
  vi.stubGlobal('location', new URL('http://localhost'));
  setNow(NOW);
});

afterEach(() => {
  vi.unstubAllGlobals();
  setNow();
});

type End = Extract<OutboxChange, { type: 'confirmed' | 'rolled back' }>;

/** A new server, and a page that hears of it through a network with one fault. */
async function open({ feature: name, command, state }: Task, fault = server) {
  const stored = new Map<string, string>();
  keepSampleData({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  });
  seedChances();
  enterWorld();
  let isHealthy = false;
  connectHttp({
    demoFetch: async (input, init) => {
      const request = new Request(input, init);
      if (isHealthy || request.method === 'GET') return server(request);
      isHealthy = true;
      return fault(request);
    },
  });

  const storage = createSafeStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const unconnected = new Map();
  const send = sendWith(unconnected, loadFeature, storage);
  const actor = createActor(outboxWith(send), { input: { entries: [], elsewhere: {} } }).start();
  const feature = await loadFeature(name);
  const { signal } = new AbortController();
  const shown = await (state ? state() : feature.load?.(signal, storage));
  const given = await command();

  return {
    /** Does the task, and waits for its end. */
    do: () =>
      new Promise<End>((resolve) => {
        const subscription = actor.on('*', (change) => {
          if (change.type !== 'confirmed' && change.type !== 'rolled back') return;
          subscription.unsubscribe();
          resolve(change);
        });
        giveCommand({ actor, by: 'admin@demo.com', open: unconnected, unattended: new Set() }, feature, {
          command: given,
          state: shown,
        });
        // Held commands wait for their undo to expire.
        actor.send({ type: 'flush requested' });
      }),
    /** All that the server has stored, but for what names the requests themselves. */
    stored: () => {
      const {
        'embarque.demo.idempotency': _keys,
        'embarque.demo.pictures': _pictures,
        ...data
      } = Object.fromEntries(stored);
      return JSON.parse(JSON.stringify(data).replaceAll(/\\"requestId\\":\\"\w+\\"/g, ''));
    },
  };
}

/** Does a task, and does it again where that was refused. */
async function doUntilConfirmed(page: Awaited<ReturnType<typeof open>>): Promise<string[]> {
  const first = await page.do();
  return first.type === 'confirmed' ? [first.type] : [first.type, (await page.do()).type];
}

describe.each(tasks)('$feature: a person $name', (task) => {
  it('and the server has it', async () => {
    const page = await open(task);
    const before = page.stored();

    expect(await page.do()).toMatchObject({ type: 'confirmed' });
    expect(page.stored()).not.toEqual(before);
  });

  it.each(Object.entries(faults))('and %s: it is done once, or can be done again', async (_, fault) => {
    const healthy = await open(task);
    await healthy.do();
    const page = await open(task, (request) => fault(request, server));
    const ends = await doUntilConfirmed(page);

    expect(ends.at(-1)).toBe('confirmed');
    expect(page.stored()).toEqual(healthy.stored());
  });
});
