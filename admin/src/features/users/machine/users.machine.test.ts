import { usersSample } from '@embarque/mocks/users/data';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { required } from '#storybook/testing/required.ts';
import { idleOutbox } from '../../../outbox/view/outbox.view.testing.ts';
import { usersMachine } from './users.machine.ts';

const last = required(usersSample(1)[0], 'user');
const asker = { by: 'admin@demo.com', byName: 'Marina Duarte', byRole: 'admin' };

it('a question that stands becomes a refusal once the last administrator is known', () => {
  const actor = createActor(usersMachine, { input: { outbox: idleOutbox() } }).start();
  const guarding = (activeAdministrators: number[]) => ({ asker, activeAdministrators });
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
