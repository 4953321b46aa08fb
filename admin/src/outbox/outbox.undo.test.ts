import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { outboxWith } from './outbox.machine.ts';
import type { SendLogic } from './entry/outbox-entry.machine.ts';
import { entry } from './outbox.testing.ts';
import type { OutboxChange } from './outbox.types.ts';

it('an entry that is undone from elsewhere offers no second undo', () => {
  const send: SendLogic = fromCallback(({ sendBack }) => sendBack({ type: 'entry confirmed', response: {} }));
  const actor = createActor(outboxWith(send), { input: { entries: [], elsewhere: {} } });
  const changes: OutboxChange['type'][] = [];
  actor.on('*', ({ type }) => void changes.push(type));
  actor.start();

  actor.send({ type: 'command given', entry: entry({ key: 'a', value: '1' }, { id: 'one' }) });
  const undo = entry({ key: 'a', value: null }, { id: 'undo', inverse: null, undoes: 'one' });
  actor.send({ type: 'command given', entry: undo });
  actor.send({ type: 'undo requested', id: 'one' });

  expect(changes).toEqual(['given', 'confirmed', 'given', 'confirmed', 'undo too late']);
  expect(actor.getSnapshot().context.entries).toEqual([]);
});
