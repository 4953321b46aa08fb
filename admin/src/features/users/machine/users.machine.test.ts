import { usersSample } from '@embarque/mocks/users/data';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { required } from '#storybook/testing/required.ts';
import { idleOutbox } from '../../../outbox/view/outbox.view.testing.ts';
import { entryOf } from './user.walk.testing.ts';
import { usersMachine } from './users.machine.ts';

const last = required(usersSample(1)[0], 'user');
const principal = { by: 'admin@demo.com', byName: 'Marina Duarte', byRole: 'admin' };

it('a question that stands becomes a refusal once the last administrator is known', () => {
  const actor = createActor(usersMachine, { input: { outbox: idleOutbox() } }).start();
  const guarding = (activeAdministrators: number[]) => ({ principal, activeAdministrators });
  actor.send({
    type: 'change asked for',
    asked: { step: 'deletion', ids: [last.id], known: [last], guarding: guarding([]) },
  });
  expect(actor.getSnapshot().context.question).toMatchObject({ users: [last], refused: [] });

  actor.send({ type: 'guards changed', guarding: guarding([last.id]) });

  expect(actor.getSnapshot().context.question).toMatchObject({
    users: [],
    refused: [{ user: last, reason: 'last administrator' }],
  });
});

it('a confirmed deletion counts until the list is loaded again, without those whom the server refused', () => {
  const [gone, refused] = usersSample(2);
  const [first, second] = [required(gone, 'user'), required(refused, 'user')];
  const actor = createActor(usersMachine, { input: { outbox: idleOutbox() } }).start();
  const entry = entryOf('own', { type: 'users deleted', users: [first, second] });
  const response = { done: [first.id], refused: [{ id: second.id, reason: 'last administrator' as const }] };
  actor.send({ type: 'outbox changed', entries: [], change: { type: 'confirmed', entry, response } });
  expect(actor.getSnapshot().context).toMatchObject({ shown: { [first.id]: 'deleted' }, refused: [{ user: second }] });
  expect(actor.getSnapshot().context.shown).not.toHaveProperty(String(second.id));
  actor.send({ type: 'list loaded' });

  expect(actor.getSnapshot().context.shown).toEqual({});
});
