import { expect, it, vi } from 'vitest';
import { anAnswer, anEnd, aRequest } from '../step.testing.ts';
import { settle } from './settle.step.ts';

const refusal = { success: false, notifications: [{ message: 'The seat is taken' }] };

it('a success passes on, and shows nothing', async () => {
  const show = vi.fn();

  await expect(settle(show)(aRequest(), anEnd(anAnswer(200, { id: 1 })).next)).resolves.toEqual(
    anAnswer(200, { id: 1 }),
  );
  expect(show).not.toHaveBeenCalled();
});

it.each([
  ['status', 422],
  ['refused', 200],
])('a response rejects as “%s” with the status %s, and its notifications are shown once', async (kind, status) => {
  const show = vi.fn();

  await expect(settle(show)(aRequest(), anEnd(anAnswer(status, refusal)).next)).rejects.toMatchObject({
    kind,
    status,
    path: 'faq/data',
    data: refusal,
    notifications: [{ message: 'The seat is taken' }],
  });
  expect(show.mock.calls).toEqual([[[expect.objectContaining({ message: 'The seat is taken' })]]]);
});

it('the notifications of a quiet call are left to its caller', async () => {
  const show = vi.fn();
  const quiet = aRequest({ options: { isQuiet: true } });

  await expect(settle(show)(quiet, anEnd(anAnswer(422, refusal)).next)).rejects.toMatchObject({
    notifications: [{ message: 'The seat is taken' }],
  });
  expect(show).not.toHaveBeenCalled();
});
