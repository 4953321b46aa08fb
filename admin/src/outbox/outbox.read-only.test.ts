import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { outboxWith } from './outbox.machine.ts';
import type { SendLogic } from './entry/outbox-entry.machine.ts';
import { entry } from './outbox.testing.ts';
import type { OutboxChange } from './outbox.types.ts';

it('a read-only outbox refuses commands with a reason, and sends what waits once it is over', () => {
  const sent: string[] = [];
  const send: SendLogic = fromCallback(({ input }) => void sent.push(input.entry.id));
  const actor = createActor(outboxWith(send), { input: { entries: [], elsewhere: {} } });
  const changes: OutboxChange[] = [];
  actor.on('*', (change) => void changes.push(change));
  actor.start();

  actor.send({ type: 'read-only changed', isReadOnly: true });
  const refused = entry({ key: 'a', value: '1' }, { id: 'refused' });
  actor.send({ type: 'command given', entry: refused });
  expect(actor.getSnapshot().context.entries).toEqual([]);
  expect(changes).toMatchObject([{ type: 'rolled back', entry: { id: 'refused' }, error: { kind: 'view only' } }]);

  const closed = entry({ key: 'b', value: '1' }, { id: 'of a closed tab' });
  actor.send({ type: 'entries restored', entries: [closed], tabs: ['closed'] });
  expect(sent).toEqual([]);
  actor.send({ type: 'read-only changed', isReadOnly: false });
  expect(sent).toEqual(['of a closed tab']);
});
