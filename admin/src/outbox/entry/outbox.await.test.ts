import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { awaitEntry } from './outbox.await.ts';
import { entry } from '../outbox.testing.ts';
import type { OutboxChange } from '../outbox.types.ts';

const own = entry({ key: 'a', value: '1' }, { id: 'own' });
const later = entry({ key: 'a', value: '2' }, { id: 'later' });
const others = entry({ key: 'b', value: '1' }, { id: 'of another page' });

function hear(...changes: OutboxChange[]) {
  const actor = createActor(awaitEntry, { input: 'own' });
  actor.subscribe({ error: () => undefined });
  actor.start();
  for (const change of changes) actor.send({ type: 'outbox changed', entries: [], change });
  const { status, output, error } = actor.getSnapshot();
  return { status, output, error };
}

const waiting = { status: 'active', output: undefined, error: undefined };
const undone = { status: 'done', output: { type: 'undone' }, error: undefined };

describe('the wait for an entry', () => {
  it('ends with the response that confirms the entry', () => {
    expect(hear({ type: 'confirmed', entry: own, response: 7 })).toEqual({
      status: 'done',
      output: { type: 'confirmed', response: 7 },
      error: undefined,
    });
  });

  it('ends with the error that refuses it', () => {
    expect(hear({ type: 'rolled back', entry: own, error: 'broken' })).toMatchObject({
      status: 'error',
      error: 'broken',
    });
  });

  it.each<OutboxChange>([
    { type: 'undone', entry: own },
    { type: 'entries changed', dropped: [others, own] },
  ])('ends when the entry is gone without having been sent: $type', (change) => {
    expect(hear(change)).toEqual(undone);
  });

  it('goes on with the entry that its own is merged into', () => {
    const merged: OutboxChange = { type: 'given', entry: later, replaces: 'own' };

    expect(hear(merged, { type: 'undone', entry: own })).toEqual(waiting);
    expect(hear(merged, { type: 'undone', entry: later })).toEqual(undone);
  });

  it('hears of nothing that happens to other entries', () => {
    expect(
      hear(
        { type: 'given', entry: others, replaces: 'yet another' },
        { type: 'confirmed', entry: others, response: {} },
        { type: 'rolled back', entry: others, error: 'broken' },
        { type: 'undone', entry: others },
        { type: 'entries changed', dropped: [others] },
        { type: 'entries changed' },
        { type: 'undo too late' },
      ),
    ).toEqual(waiting);
  });
});
