import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { outboxMachine, type SendLogic } from './outbox.machine.ts';
import { entry } from './outbox.testing.ts';

it('without a connection, commands are taken and wait; they are sent in order once there is one', () => {
  const sent: string[] = [];
  const send: SendLogic = fromCallback(({ input, sendBack }) => {
    sent.push(input.entry.id);
    sendBack({ type: 'entry confirmed', id: input.entry.id, response: {} });
  });
  const input = { entries: [entry({ key: 'a', value: '1' }, { id: 'first' })], elsewhere: {}, isOffline: true };
  const actor = createActor(outboxMachine.provide({ actors: { send } }), { input }).start();

  actor.send({ type: 'command given', entry: entry({ key: 'a', value: '2' }, { id: 'second' }) });
  actor.send({ type: 'flush requested' });
  expect(sent).toEqual([]);
  expect(actor.getSnapshot().context.entries.map(({ id }) => id)).toEqual(['first', 'second']);

  actor.send({ type: 'connection changed', isOffline: false });
  expect(sent).toEqual(['first', 'second']);
  expect(actor.getSnapshot().context.entries).toEqual([]);
});
