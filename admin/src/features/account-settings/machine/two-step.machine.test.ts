import { expect, it } from 'vitest';
import { createActor, fromPromise, type SnapshotFrom, waitFor } from 'xstate';
import type { TwoStepMethod } from '@embarque/design-system/account';
import type { TwoStepStarted } from '@embarque/mocks/account-setting/contract';
import { HttpError } from '../../../http/http.error.ts';
import { twoStepMachine } from './two-step.machine.ts';

function startedWith(answers: (TwoStepStarted | Error)[]) {
  const phones: string[] = [];
  const start = fromPromise<TwoStepStarted, { method: TwoStepMethod; phone: string }>(({ input: { phone } }) => {
    phones.push(phone);
    const answer = answers.shift() ?? new Error('There are no more answers.');
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  const actor = createActor(twoStepMachine.provide({ actors: { start } }), { input: { isOn: false } }).start();
  actor.send({ type: 'set-up asked' });
  actor.send({ type: 'method chosen', method: 'sms' });
  actor.send({ type: 'continued' });
  actor.send({ type: 'phone entered', phone: '+5511912345678' });
  return { actor, phones };
}

const sent: TwoStepStarted = { secret: '', phoneEnd: '5678' };
const refused = () =>
  new HttpError('status', '/account-setting/two-step/start', {
    status: 422,
    data: { message: 'password: Enter your password' },
  });

it('a number that the server refuses is no wrong code', async () => {
  const { actor } = startedWith([new HttpError('status', '/account-setting/two-step/start', { status: 422 })]);

  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('askingPhone'));
  expect(context.mistake).toBe('not a number');
});

it('another code is asked for without leaving the field, and its failure is told apart', async () => {
  const { actor } = startedWith([sent, sent, new Error('The network is down.')]);
  await waitFor(actor, (snapshot) => snapshot.matches('proving'));

  actor.send({ type: 'another code asked' });
  expect(actor.getSnapshot().matches('resending')).toBe(true);
  await waitFor(actor, (snapshot) => snapshot.matches('proving') && snapshot.context.isResent);

  actor.send({ type: 'another code asked' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('proving'));
  expect(context).toMatchObject({ mistake: 'not sent', isResent: false });
});

it('a proof that has become too old is asked for again, and the set-up goes on where it was', async () => {
  const { actor, phones } = startedWith([refused(), sent, refused(), refused(), sent]);
  const isIn = (snapshot: SnapshotFrom<typeof twoStepMachine>, state: 'starting' | 'resending') =>
    snapshot.matches({ [state]: 'askingPassword' });
  await waitFor(actor, (snapshot) => isIn(snapshot, 'starting'));
  actor.send({ type: 'password given' });
  await waitFor(actor, (snapshot) => snapshot.matches('proving'));

  actor.send({ type: 'another code asked' });
  await waitFor(actor, (snapshot) => isIn(snapshot, 'resending'));
  actor.send({ type: 'password not given' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'proving', context: { mistake: 'proof expired' } });

  actor.send({ type: 'another code asked' });
  await waitFor(actor, (snapshot) => isIn(snapshot, 'resending'));
  actor.send({ type: 'password given' });
  await waitFor(actor, (snapshot) => snapshot.matches('proving') && snapshot.context.isResent);
  expect(phones).toEqual(Array(5).fill('+5511912345678'));
});

it('a set-up that is closed while the password is asked for stays off, whatever is answered', async () => {
  const { actor, phones } = startedWith([refused(), sent]);
  await waitFor(actor, (snapshot) => snapshot.matches({ starting: 'askingPassword' }));

  actor.send({ type: 'closed' });
  actor.send({ type: 'password given' });
  expect(actor.getSnapshot().value).toBe('off');
  expect(phones).toHaveLength(1);
});
