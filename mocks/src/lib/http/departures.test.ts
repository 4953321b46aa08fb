import { http } from 'msw/http';
import { afterEach, expect, it, vi } from 'vitest';
import { callsTo } from './calls.testing.ts';
import { failed, refused, slowly, stillWaiting, unauthorised } from './departures.ts';

const path = '/bags';
const answered = http.get(path, () => Response.json('blue'));

afterEach(() => vi.useRealTimers());

it.each([
  ['unauthorised', unauthorised, 401],
  ['refused', refused, 403],
  ['failed', failed, 500],
])('%s declines a call with a message', async (_, departure, expected) => {
  const { status, body } = await callsTo([http.get(path, departure), answered])('GET', path);

  expect(status).toBe(expected);
  expect(body).toEqual({ message: expect.any(String) });
});

it('slowly gives the answer of the happy path, two seconds later', async () => {
  vi.useFakeTimers();
  const settled = vi.fn();
  const answer = callsTo([http.get(path, slowly), answered])('GET', path);
  void answer.then(settled);

  await vi.advanceTimersByTimeAsync(1999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);

  expect((await answer).body).toBe('blue');
});

it('stillWaiting never answers, not even in an hour', async () => {
  vi.useFakeTimers();
  const settled = vi.fn();
  void callsTo([http.get(path, stillWaiting), answered])('GET', path).then(settled);

  await vi.advanceTimersByTimeAsync(3_600_000);

  expect(settled).not.toHaveBeenCalled();
});
