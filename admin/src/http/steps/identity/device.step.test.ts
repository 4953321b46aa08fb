import { expect, it, vi } from 'vitest';
import { anAnswer, anEnd, aRequest } from '../step.testing.ts';
import { endRevoked, nameDevice } from './device.step.ts';

const signedOut = anAnswer(401, { message: 'You were signed out', isRevoked: true });
const fromTab = aRequest({ headers: { 'x-device': 'tab;1' } });

it('a request names the device, and is another one than the same of another device', async () => {
  const { sent, next } = anEnd();

  await nameDevice(() => 'tab;1')(aRequest(), next);
  await nameDevice(() => null)(aRequest(), next);

  expect(sent.map(({ headers, sender }) => ({ headers, sender }))).toEqual([
    { headers: { 'x-device': 'tab;1' }, sender: ['tab;1'] },
    { headers: {}, sender: [] },
  ]);
});

it.each([
  ['ends the session', 'tab;1', 1],
  ['of an earlier device leaves the session alone', 'tab;2', 0],
])('a response that signs the device out %s', async (_, current, ends) => {
  const onRevoked = vi.fn();

  await expect(endRevoked(() => current, onRevoked)(fromTab, anEnd(signedOut).next)).rejects.toMatchObject({
    kind: 'session ended',
    status: 401,
  });
  expect(onRevoked).toHaveBeenCalledTimes(ends);
});

it.each([
  ['another 401', fromTab, anAnswer(401, { message: 'Sign in' })],
  ['a success', fromTab, anAnswer()],
  ['a request without a device', aRequest(), signedOut],
])('%s passes on', async (_, request, answer) => {
  const onRevoked = vi.fn();

  await expect(endRevoked(() => 'tab;1', onRevoked)(request, anEnd(answer).next)).resolves.toBe(answer);
  expect(onRevoked).not.toHaveBeenCalled();
});
