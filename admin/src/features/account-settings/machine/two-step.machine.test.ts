import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { TwoStepMethod } from '@embarque/design-system/account';
import type { TwoStepStarted } from '@embarque/mocks/account-setting/contract';
import { HttpError } from '../../../http/http.error.ts';
import { twoStepMachine } from './two-step.machine.ts';

function startedWith(answers: (TwoStepStarted | Error)[]) {
  const start = fromPromise<TwoStepStarted, { method: TwoStepMethod; phone: string }>(() => {
    const answer = answers.shift() ?? new Error('There are no more answers.');
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  const actor = createActor(twoStepMachine.provide({ actors: { start } }), { input: { isOn: false } }).start();
  actor.send({ type: 'set-up asked' });
  actor.send({ type: 'method chosen', method: 'sms' });
  actor.send({ type: 'continued' });
  actor.send({ type: 'phone entered', phone: '+5511912345678' });
  return actor;
}

const sent: TwoStepStarted = { secret: '', phoneEnd: '5678' };

it('a number that the server refuses is no wrong code', async () => {
  const actor = startedWith([new HttpError('status', '/account-setting/two-step/start', { status: 422 })]);

  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('askingPhone'));
  expect(context.mistake).toBe('not a number');
});

it('another code is asked for without leaving the field, and its failure is told apart', async () => {
  const actor = startedWith([sent, sent, new Error('The network is down.')]);
  await waitFor(actor, (snapshot) => snapshot.matches('proving'));

  actor.send({ type: 'another code asked' });
  expect(actor.getSnapshot().value).toBe('resending');
  await waitFor(actor, (snapshot) => snapshot.matches('proving') && snapshot.context.isResent);

  actor.send({ type: 'another code asked' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('proving'));
  expect(context).toMatchObject({ mistake: 'not sent', isResent: false });
});
