import { accountSample, usersSample } from '@embarque/mocks/users/data';
import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { required } from '#storybook/testing/required.ts';
import { HttpError } from '../../../http/http.error.ts';
import type { Entry } from '../../../outbox/outbox.types.ts';
import { idleOutbox } from '../../../outbox/view/outbox.view.testing.ts';
import type { AccountAnswer } from '../account/account.api.ts';
import type { UsersCommand } from '../model/users.commands.ts';
import type { StoredCommand } from '../users.outbox.ts';
import { userMachine } from './user.machine.ts';

const user = required(usersSample(1)[0], 'user');
const principal = { by: 'admin@demo.com', byName: 'Marina Duarte', byRole: 'admin' };
const answerOf = (fields: Partial<typeof user>, version: number): AccountAnswer => ({
  user: { ...user, ...fields },
  account: { ...accountSample(user), version },
  activity: [],
});
const invitation: UsersCommand = { type: 'message sent', user, what: 'invitation' };
const entry: Entry<StoredCommand> = {
  id: 'other',
  by: principal.by,
  at: '',
  feature: 'users',
  scope: 'users',
  subjects: [String(user.id)],
  command: { ...principal, command: invitation },
  inverse: null,
  description: { done: null, refused: { id: 'refused' } },
  state: 'sending',
};

async function open() {
  const logic = userMachine.provide({ actors: { load: fromPromise(() => Promise.resolve(answerOf({}, 1))) } });
  const outbox = idleOutbox();
  const given: UsersCommand[] = [];
  outbox.actor.on('given', (change) => given.push((change.entry as Entry<StoredCommand>).command.command));
  outbox.actor.start();
  const actor = createActor(logic, {
    input: { outbox, id: String(user.id), principal, settled: async () => undefined },
  }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('ready'));
  /** A response that carries what a colleague has changed meanwhile. */
  const confirm = (answer: AccountAnswer) =>
    actor.send({
      type: 'outbox changed',
      entries: [],
      change: { type: 'confirmed', entry, response: answer },
    });
  return { actor, outbox, given, confirm };
}

it('a form that stands leaves alone what a colleague has changed since it was opened', async () => {
  const { actor, given, confirm } = await open();
  actor.send({ type: 'form opened' });
  confirm(answerOf({ contact: '+351 21 1' }, 2));

  actor.send({ type: 'details submitted', fields: { contact: user.contact, company: 'Nova' }, reason: '' });

  expect(given).toMatchObject([{ version: 1, before: { company: user.company }, after: { company: 'Nova' } }]);
  expect(given[0]).not.toHaveProperty('after.contact');
});

it('a response that comes late does not win over a newer one', async () => {
  const { actor, confirm } = await open();
  confirm(answerOf({ contact: '+351 21 3' }, 3));
  confirm(answerOf({ contact: '+351 21 2' }, 2));

  expect(actor.getSnapshot().context.answer?.user.contact).toBe('+351 21 3');
});

it('a change that the list has made loads the user again, and leaves an open form and what it waits for', async () => {
  const { actor } = await open();
  actor.send({ type: 'form opened' });
  actor.send({ type: 'form changed', isDirty: true });
  actor.send({ type: 'reset link asked' });
  const change = { type: 'confirmed' as const, entry, response: { done: [user.id], refused: [] } };
  actor.send({ type: 'outbox changed', entries: [], change });

  expect(actor.getSnapshot().value).toMatchObject({
    ready: { data: 'refreshing', info: { editing: 'dirty' }, link: 'sending' },
  });
});

it('an active user is neither reactivated nor invited, but can be suspended', async () => {
  const { actor, given, confirm } = await open();
  confirm(answerOf({ status: 'active' }, 2));
  actor.send({ type: 'reactivate' });
  actor.send({ type: 'invite again' });
  expect(given).toEqual([]);

  actor.send({ type: 'suspend', reason: 'Left' });
  expect(given).toMatchObject([{ topic: 'standing', after: { status: 'suspended' }, reason: 'Left' }]);
});

it('its page shows the refusal of a conflict and of the form; any other is left to the toast', async () => {
  const { actor, outbox } = await open();
  const shows = (id: string, error: unknown) => outbox.open.get('users')?.shows({ ...entry, id }, error);
  const busy = new Error('The server is busy.');
  const overtaken = new HttpError('status', 'update', { status: 409, data: answerOf({ contact: '+351 21 1' }, 2) });
  expect([shows('other', overtaken), shows('other', busy)]).toEqual([true, false]);

  actor.send({ type: 'form opened' });
  actor.send({ type: 'details submitted', fields: { company: 'Nova' }, reason: '' });
  expect(shows(actor.getSnapshot().context.submitted ?? '', busy)).toBe(true);
});
