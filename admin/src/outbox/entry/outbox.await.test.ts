import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { entry, type Put, patientServer, type Values } from '../outbox.testing.ts';
import type { OutboxChange, OutboxFeature } from '../outbox.types.ts';
import { outboxSending } from '../view/outbox.view.testing.ts';
import { awaitEntry } from './outbox.await.ts';

const own = entry({ key: 'a', value: '1' }, { id: 'own' });
const later = entry({ key: 'a', value: '2' }, { id: 'later' });
const others = entry({ key: 'b', value: '1' }, { id: 'of another page' });

const feature: OutboxFeature<Values, Put, unknown> = {
  name: 'values',
  schema: v.object({ key: v.string(), value: v.nullable(v.string()) }),
  apply: (values) => values,
  inverse: () => null,
  describe: () => own.description,
  send: async () => ({}),
};

function open() {
  const server = patientServer();
  const outbox = outboxSending(server.send);
  outbox.actor.start();
  const given = { id: 'own', command: own.command, state: {}, isInline: true };
  const actor = createActor(awaitEntry(feature), { input: { outbox, given } });
  actor.subscribe({ error: () => undefined });
  actor.start();
  return { actor, outbox: outbox.actor, unattended: outbox.unattended, server };
}

function hear(...changes: OutboxChange[]) {
  const { actor } = open();
  for (const change of changes) actor.send(change);
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

describe('the command of a wait', () => {
  it('is given when the wait begins, and its end is that of its entry', () => {
    const { actor, outbox, server } = open();
    expect(outbox.getSnapshot().context.entries).toMatchObject([{ id: 'own', isInline: true, command: own.command }]);
    server.confirm('own', 7);

    expect(actor.getSnapshot().output).toEqual({ type: 'confirmed', response: 7 });
  });

  it('is sent even when nobody waits for it any more', () => {
    const { actor, outbox, server } = open();
    actor.stop();
    server.confirm('own');

    expect(outbox.getSnapshot().context.settled).toMatchObject([{ entry: { id: 'own' } }]);
  });

  it('is marked as unattended when nobody waits for it any more, and only then', () => {
    const ended = open();
    ended.server.confirm('own');
    ended.actor.stop();
    expect([...ended.unattended]).toEqual([]);

    const left = open();
    left.actor.stop();
    expect([...left.unattended]).toEqual(['own']);
  });

  it('is refused at once while the person may only read', () => {
    const { outbox } = open();
    outbox.send({ type: 'read-only changed', isReadOnly: true });
    const second = createActor(awaitEntry(feature), {
      input: {
        outbox: { actor: outbox, by: 'me@home', open: new Map(), unattended: new Set<string>() },
        given: { command: own.command, state: {} },
      },
    });
    second.subscribe({ error: () => undefined });
    second.start();

    expect(second.getSnapshot()).toMatchObject({ status: 'error', error: { kind: 'view only' } });
  });
});
