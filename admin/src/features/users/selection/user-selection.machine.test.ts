import type { UsersQuery } from '@embarque/mocks/users/contract';
import { usersSample } from '@embarque/mocks/users/data';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { User } from '../../../people/users/users.api.ts';
import { userSelectionMachine } from './user-selection.machine.ts';

const managers: UsersQuery = { role: 'manager' };
const all = usersSample(3);

/** A selection of one user, of whose list all are being loaded. */
function selectAll() {
  const loads: (PromiseWithResolvers<readonly User[]> & { signal: AbortSignal })[] = [];
  const failures: unknown[] = [];
  const machine = userSelectionMachine.provide({
    actors: {
      'load all': fromPromise<readonly User[], UsersQuery>(({ signal }) => {
        const load = { ...Promise.withResolvers<readonly User[]>(), signal };
        loads.push(load);
        return load.promise;
      }),
    },
    actions: { 'announce the failure': (_, error) => void failures.push(error) },
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'users selected', ids: ['7'] });
  actor.send({ type: 'select all', query: managers });
  const selected = () => actor.getSnapshot().context.selected;
  const isOver = () => waitFor(actor, (state) => !state.matches('loading'));
  return { actor, loads, failures, selected, isOver };
}

describe('the selection of all', () => {
  it('replaces those that were selected once all are loaded', async () => {
    const { loads, selected, isOver } = selectAll();
    expect(selected()).toEqual(['7']);
    loads[0]?.resolve(all);
    await isOver();

    expect(selected()).toEqual(all.map(({ id }) => String(id)));
  });

  it('goes on when another page of the same users is shown, and ends with other filters', () => {
    const { actor, loads, selected } = selectAll();
    actor.send({ type: 'query changed', query: { ...managers, page: 2, sort: 'desc' } });
    expect(loads[0]?.signal.aborted).toBe(false);
    actor.send({ type: 'query changed', query: { role: 'admin' } });

    expect(loads[0]?.signal.aborted).toBe(true);
    expect(actor.getSnapshot().value).toBe('some');
    expect(selected()).toEqual(['7']);
  });

  it('ends when the person goes on by hand', () => {
    const { actor, loads, selected } = selectAll();
    actor.send({ type: 'users selected', ids: ['7', '8'] });

    expect(loads[0]?.signal.aborted).toBe(true);
    expect(selected()).toEqual(['7', '8']);
  });

  it('leaves the selection as it was when it fails, and says so', async () => {
    const { loads, failures, selected, isOver } = selectAll();
    const reason = new Error('The server is busy.');
    loads[0]?.reject(reason);
    await isOver();

    expect(failures).toEqual([reason]);
    expect(selected()).toEqual(['7']);
  });
});
