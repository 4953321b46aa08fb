import { expect, it, vi } from 'vitest';
import { anAnswer, anEnd, aRequest } from '../step.testing.ts';
import { aGate } from './gate.testing.ts';
import { watchRights } from './rights.step.ts';

const forbidden = { ...anAnswer(403), rightsVersion: '8' };

it('a response within a session is reported before it is judged', async () => {
  const onRights = vi.fn();
  const request = aRequest({ session: { gate: aGate(), ticket: { id: 1, epoch: 3, version: 1 } } });

  await expect(watchRights(onRights)(request, anEnd(forbidden).next)).resolves.toBe(forbidden);
  expect(onRights.mock.calls).toEqual([[forbidden]]);
});

it('a response outside of a session is not reported', async () => {
  const onRights = vi.fn();

  await watchRights(onRights)(aRequest(), anEnd(forbidden).next);
  expect(onRights).not.toHaveBeenCalled();
});
