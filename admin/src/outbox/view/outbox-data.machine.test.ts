import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { entry, type Put, type Values, valuesFeature } from '../outbox.testing.ts';
import type { Entry, OutboxChange } from '../outbox.types.ts';
import { createOutboxDataMachine } from './outbox-data.machine.ts';
import { idleOutbox } from './outbox.view.testing.ts';

type Load = PromiseWithResolvers<Values> & { query: string; signal: AbortSignal; known: Values | null };

/** Data that a test loads by hand, in the order of the loads. */
async function openData(before: Values | null = null) {
  const loads: Load[] = [];
  const responses: unknown[] = [];
  const machine = createOutboxDataMachine(
    valuesFeature,
    (query: string, signal, known) => {
      const load = { ...Promise.withResolvers<Values>(), query, signal, known };
      loads.push(load);
      return load.promise;
    },
    before,
  );
  const outbox = idleOutbox();
  const input = { outbox, query: 'first', settled: () => Promise.resolve() };
  const actor = createActor(machine, { input }).start();
  actor.on('confirmed', ({ response }) => responses.push(response));
  const shown = () => actor.getSnapshot().context.shown;
  const asked = () => Promise.resolve();
  await asked();
  return {
    actor,
    loads,
    outbox,
    responses,
    shown,
    /** Ends the load of that number. */
    finish: async (nth: number, values: Values) => {
      loads[nth]?.resolve(values);
      await waitFor(actor, (snapshot) => snapshot.matches('ready'));
    },
    loadAgain: async () => {
      actor.send({ type: 'data changed' });
      await asked();
    },
    hear: (change: OutboxChange<Put, Values> | null, entries: readonly Entry<Put>[] = []) =>
      actor.send({ type: 'outbox changed', entries, change }),
  };
}

const command: Put = { key: 'a', value: 'mine' };
const confirmed: OutboxChange<Put, Values> = { type: 'confirmed', entry: entry(command), response: { a: 'confirmed' } };

describe('a confirmed change', () => {
  it.each([
    ['of this tab', confirmed],
    ['of another tab', { ...confirmed, isOfOtherTab: true }],
  ])('%s stands over a load that began before, and not over one that began later', async (_, change) => {
    const data = await openData();
    data.hear(change);
    await data.finish(0, { a: 'before', b: 'theirs' });
    expect(data.shown()).toEqual({ a: 'confirmed', b: 'theirs' });

    await data.loadAgain();
    await data.finish(1, { a: 'after' });
    expect(data.shown()).toEqual({ a: 'after' });
  });

  it('shows over the data that are loaded again, and over those that arrive then', async () => {
    const data = await openData();
    await data.finish(0, { a: 'before' });
    await data.loadAgain();
    data.hear(confirmed);
    expect(data.shown()).toEqual({ a: 'confirmed' });

    await data.finish(1, { a: 'before' });
    expect(data.shown()).toEqual({ a: 'confirmed' });
  });

  it('is left out once a load has failed and another one begins', async () => {
    const data = await openData();
    data.hear(confirmed);
    data.loads[0]?.reject(new Error('offline'));
    await waitFor(data.actor, (snapshot) => snapshot.matches('failed'));
    data.actor.send({ type: 'try again' });
    await Promise.resolve();

    await data.finish(1, { a: 'after' });
    expect(data.shown()).toEqual({ a: 'after' });
  });

  it('is part of what a later load begins with', async () => {
    const data = await openData();
    await data.finish(0, { a: 'before' });
    data.hear(confirmed);
    await data.loadAgain();

    expect(data.loads.map(({ known }) => known)).toEqual([null, { a: 'confirmed' }]);
  });

  it('is reported with its response', async () => {
    const data = await openData();
    data.hear(confirmed);

    expect(data.responses).toEqual([{ a: 'confirmed' }]);
  });
});

describe('data with changes on their way', () => {
  it('show the changes on top', async () => {
    const data = await openData();
    await data.finish(0, { b: 'theirs' });
    data.outbox.actor.start();
    data.actor.send({ type: 'give', command, state: { b: 'theirs' } });

    expect(data.shown()).toEqual({ a: 'mine', b: 'theirs' });
  });

  it('show the changes on top of nothing until they are loaded, where a page does not wait for them', async () => {
    const [waiting, patient] = [await openData(), await openData({})];
    for (const { hear } of [waiting, patient]) hear(null, [entry(command)]);

    expect([waiting.shown(), patient.shown()]).toEqual([null, { a: 'mine' }]);
    expect(patient.loads.map(({ known }) => known)).toEqual([null]);
  });

  it('are those of the newest query, and the load that it supersedes is aborted', async () => {
    const data = await openData();
    data.actor.send({ type: 'query changed', query: 'second' });
    await Promise.resolve();
    data.loads[0]?.resolve({ a: 'first' });
    await data.finish(1, { a: 'second' });

    expect(data.shown()).toEqual({ a: 'second' });
    expect(data.loads.map(({ query, signal }) => [query, signal.aborted])).toEqual([
      ['first', true],
      ['second', false],
    ]);
  });
});
