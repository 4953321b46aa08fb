import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { outboxWith } from '../outbox.machine.ts';
import type { SendLogic } from './outbox-entry.machine.ts';
import { entry } from '../outbox.testing.ts';
import type { Entry } from '../outbox.types.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const UNDO_MS = 8000;

/** An outbox with nothing that draws it, and a server that confirms at once. */
function open() {
  const sent: string[] = [];
  const send: SendLogic = fromCallback(({ input, sendBack }) => {
    sent.push(input.entry.id);
    sendBack({ type: 'entry confirmed', response: {} });
  });
  const actor = createActor(outboxWith(send), { input: { entries: [], elsewhere: {} } });
  actor.start();
  return {
    actor,
    sent,
    give: (id: string, more: Partial<Entry> = {}) =>
      actor.send({ type: 'command given', entry: { ...entry({ key: id, value: '1' }, { id }), ...more } }),
    ids: () => actor.getSnapshot().context.entries.map((one) => one.id),
    wait: (ms: number) => vi.advanceTimersByTime(ms),
  };
}

describe('the undo window', () => {
  it.each([
    ['with a message', {}],
    ['without any', { inverse: null, description: { done: null, refused: { id: 'refused' } } }],
  ])('of a held command ends by itself: it is sent after eight seconds, %s', (_, more) => {
    const { give, sent, wait } = open();
    give('delete', { state: 'held', ...more });

    wait(UNDO_MS - 1);
    expect(sent).toEqual([]);
    wait(1);
    expect(sent).toEqual(['delete']);
  });

  it('is each command’s own', () => {
    const { give, sent, wait } = open();
    give('first', { state: 'held' });
    wait(5000);
    give('second', { state: 'held' });

    wait(3000);
    expect(sent).toEqual(['first']);
    wait(5000);
    expect(sent).toEqual(['first', 'second']);
  });

  it('stands still while the person points at its message, and only its own', () => {
    const { actor, give, sent, wait } = open();
    give('first', { state: 'held' });
    give('second', { state: 'held' });
    actor.send({ type: 'undo paused', id: 'second' });

    wait(20_000);
    expect(sent).toEqual(['first']);
    actor.send({ type: 'undo resumed', id: 'second' });
    wait(UNDO_MS - 1);
    expect(sent).toEqual(['first']);
    wait(1);
    expect(sent).toEqual(['first', 'second']);
  });

  it('ends however long the pointer rests on its message: after half a minute time goes on', () => {
    const { actor, give, sent, wait } = open();
    give('delete', { state: 'held' });
    actor.send({ type: 'undo paused', id: 'delete' });

    wait(30_000 + UNDO_MS - 1);
    expect(sent).toEqual([]);
    wait(1);
    expect(sent).toEqual(['delete']);
  });

  it('begins again where another command of its kind shares its message, and nowhere else', () => {
    const { actor, give, sent, wait } = open();
    give('first', { state: 'held' });
    wait(UNDO_MS - 1);
    actor.send({ type: 'undo restarted', id: 'first' });
    actor.send({ type: 'undo restarted', id: 'unknown' });

    wait(UNDO_MS - 1);
    expect(sent).toEqual([]);
    wait(1);
    expect(sent).toEqual(['first']);
  });

  it('of a command that the server has confirmed ends too, so that the outbox is empty', () => {
    const { give, ids, wait } = open();
    give('rename');
    expect(ids()).toEqual(['rename']);
    wait(UNDO_MS);

    expect(ids()).toEqual([]);
  });

  it('of a command whose message waits for the server begins with the confirmation', () => {
    const { actor, give, ids, wait } = open();
    actor.send({ type: 'connection changed', isOffline: true });
    give('invite', { description: { done: { id: 'done' }, when: 'confirmed', refused: { id: 'refused' } } });
    wait(60_000);
    actor.send({ type: 'connection changed', isOffline: false });

    wait(UNDO_MS - 1);
    expect(ids()).toEqual(['invite']);
    wait(1);
    expect(ids()).toEqual([]);
  });

  it('leaves no timer behind once it is undone, flushed or stopped', () => {
    const { actor, give, sent } = open();
    give('undone', { state: 'held' });
    actor.send({ type: 'undo requested', id: 'undone' });
    expect(vi.getTimerCount()).toBe(0);

    give('flushed', { state: 'held' });
    actor.send({ type: 'flush requested' });
    expect(sent).toEqual(['flushed']);
    expect(vi.getTimerCount()).toBe(0);

    give('left', { state: 'held' });
    actor.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
