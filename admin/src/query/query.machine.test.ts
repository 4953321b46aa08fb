import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { createQueryMachine } from './query.machine.ts';

/** A query that a test answers by hand, in the order of the loads. */
function openQuery() {
  const loads: (PromiseWithResolvers<string> & { query: string; signal: AbortSignal })[] = [];
  const machine = createQueryMachine((query: string, signal) => {
    const load = Object.assign(Promise.withResolvers<string>(), { query, signal });
    loads.push(load);
    return load.promise;
  });
  const actor = createActor(machine, { input: { query: 'first' } }).start();
  const settled = (state: 'ready' | 'failed') => waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, loads, settled };
}

describe('a query', () => {
  it('shows the data of the newest query only, and aborts the load that it supersedes', async () => {
    const { actor, loads, settled } = openQuery();
    actor.send({ type: 'query changed', query: 'second' });
    loads[0]?.resolve('data of the first');
    loads[1]?.resolve('data of the second');

    const { context } = await settled('ready');
    expect(context.data).toBe('data of the second');
    expect(loads.map(({ query, signal }) => [query, signal.aborted])).toEqual([
      ['first', true],
      ['second', false],
    ]);
  });

  it('keeps its data while it reloads', async () => {
    const { actor, loads, settled } = openQuery();
    loads[0]?.resolve('before');
    await settled('ready');
    actor.send({ type: 'data changed' });

    expect(actor.getSnapshot().context.data).toBe('before');
    loads[1]?.resolve('after');
    expect((await settled('ready')).context.data).toBe('after');
  });

  it('keeps the reason of a failure until a retry succeeds', async () => {
    const { actor, loads, settled } = openQuery();
    const reason = new Error('offline');
    loads[0]?.reject(reason);
    await settled('failed');
    actor.send({ type: 'try again' });

    expect(actor.getSnapshot()).toMatchObject({ value: 'loading', context: { error: reason } });
    loads[1]?.resolve('data');
    expect((await settled('ready')).context).toMatchObject({ data: 'data', error: null });
  });
});
