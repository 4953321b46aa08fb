import type { SentAnswer } from '@embarque/mocks/authentication/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { HttpError } from '../../../http/http.error.ts';
import { Secret } from '../../../session/secret.ts';
import { entryMachine } from './authentication.machine.ts';
import type { EntryRequest } from './authentication.types.ts';

const sent = { sentTo: 'a•••••@example.com', token: '' };
const code = (digits: string) => new Secret<EntryRequest>({ kind: 'code', body: { code: digits } });
const refusal = (status: number, data: object, retryAfterMs: number | null = null) =>
  new HttpError('status', '/', { status, data, retryAfterMs });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function open(wait: number, attempt: () => Promise<SentAnswer | null> = async () => null) {
  const spy = vi.fn(attempt);
  const again = vi.fn(async () => ({ ...sent, wait: 60 }));
  const machine = entryMachine.provide({
    actors: {
      attempt: fromPromise(spy),
      readLastSent: fromPromise(async () => ({ ...sent, wait })),
      sendAgain: fromPromise(again),
    },
  });
  const actor = createActor(machine, { input: { screen: 'two-steps', mood: 'usual' } }).start();
  await vi.advanceTimersByTimeAsync(0);
  return { actor, attempt: spy, again, state: () => actor.getSnapshot().value };
}

it('waits for the rest of the minute after a reload, and no longer after a sleep (XL-06)', async () => {
  const { actor, again, state } = await open(40);
  expect(actor.getSnapshot().context.retryAt - Date.now()).toBe(40_000);
  actor.send({ type: 'new one requested' });
  await vi.advanceTimersByTimeAsync(39_999);
  expect([state().resend, again.mock.calls.length]).toEqual(['waiting', 0]);
  await vi.advanceTimersByTimeAsync(300_000);
  actor.send({ type: 'new one requested' });
  await vi.advanceTimersByTimeAsync(0);
  expect([state().resend, again.mock.calls.length]).toEqual(['waiting', 1]);
});

it('takes Retry-After for the waiting time, whatever the body says (XL-06)', async () => {
  const { actor, again } = await open(0);
  again.mockRejectedValueOnce(refusal(429, { reason: 'wait', wait: 5 }, 90_000));
  actor.send({ type: 'new one requested' });
  await vi.advanceTimersByTimeAsync(0);
  expect(actor.getSnapshot().context.retryAt - Date.now()).toBe(90_000);
});

it('sends a wrong code once, and lets it be sent again after a new one came', async () => {
  const { actor, attempt, state } = await open(0, async () => {
    throw refusal(422, { reason: 'wrong', triesLeft: 4 });
  });
  const send = async (digits: string) => {
    actor.send({ type: 'entry changed' });
    actor.send({ type: 'submitted', request: code(digits) });
    actor.send({ type: 'submitted', request: code(digits) });
    await vi.advanceTimersByTimeAsync(0);
  };
  await send('111111');
  await send('111111');
  expect([state().form, attempt.mock.calls.length]).toEqual(['refused', 1]);
  await send('222222');
  expect(attempt).toHaveBeenCalledTimes(2);
  actor.send({ type: 'new one requested' });
  await vi.advanceTimersByTimeAsync(0);
  expect(state().form).toBe('filling');
  await send('222222');
  expect(attempt).toHaveBeenCalledTimes(3);
});

it('unlocks by itself, and shows no secret in its context', async () => {
  const { actor, state } = await open(0, async () => {
    throw refusal(423, { reason: 'locked', wait: 30 });
  });
  actor.send({ type: 'submitted', request: code('333333') });
  await vi.advanceTimersByTimeAsync(29_000);
  expect(state().form).toBe('locked');
  expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('333333');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(state().form).toBe('filling');
});
