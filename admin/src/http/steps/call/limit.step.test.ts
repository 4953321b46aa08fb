import { beforeEach, expect, it, vi } from 'vitest';
import type { Next } from '../http.step.ts';
import { anEnd, aRequest } from '../step.testing.ts';
import { limitTime } from './limit.step.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const untilAborted: Next = ({ signal }) =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

it('a call ends after 36 seconds', async () => {
  const call = limitTime(aRequest(), untilAborted);
  const ended = vi.fn();
  call.catch(ended);

  await vi.advanceTimersByTimeAsync(35_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect(call).rejects.toMatchObject({ kind: 'timeout', path: 'faq/data' });
});

it.each(['before it begins', 'while it runs'])('a call ends when its caller goes away %s', async (moment) => {
  const caller = new AbortController();
  const leave = () => caller.abort();
  if (moment === 'before it begins') leave();
  const call = limitTime(aRequest({ options: { signal: caller.signal } }), untilAborted);
  leave();

  await expect(call).rejects.toMatchObject({ kind: 'aborted', path: 'faq/data' });
});

it('a call that has settled leaves neither a timer nor a listener behind', async () => {
  const { signal } = new AbortController();
  const [listen, stop] = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')];

  await limitTime(aRequest({ options: { signal } }), anEnd().next);

  expect(vi.getTimerCount()).toBe(0);
  expect(stop.mock.calls.map(([, listener]) => listener)).toEqual(listen.mock.calls.map(([, listener]) => listener));
});
