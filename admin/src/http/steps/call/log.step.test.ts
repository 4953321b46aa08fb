import { expect, it, vi } from 'vitest';
import { HttpError } from '../../http.error.ts';
import { anAnswer, anEnd, aRequest } from '../step.testing.ts';
import { logCalls } from './log.step.ts';

const listeners = () => ({ onStart: vi.fn(), onCall: vi.fn() });

it.each([
  ['the status of the response', anAnswer(204), 204],
  ['the status of an error', new HttpError('status', 'faq/data', { status: 503 }), 503],
  ['the kind of an error without a response', new HttpError('unreachable', 'faq/data'), 'unreachable'],
  ['“aborted” for an error of the code', new TypeError('A stream'), 'aborted'],
])('a call is reported with %s', async (_, answer, outcome) => {
  const { onStart, onCall } = listeners();

  await Promise.allSettled([logCalls({ onStart, onCall })(aRequest(), anEnd(answer).next)]);

  expect(onStart).toHaveBeenCalledOnce();
  expect(onCall.mock.calls).toEqual([
    [expect.objectContaining({ method: 'GET', path: 'faq/data', outcome, attempts: 1 })],
  ]);
});

it('a call is reported once, however often it is sent', async () => {
  const { onStart, onCall } = listeners();
  const { next } = anEnd();

  await logCalls({ onStart, onCall })(aRequest(), async (request) => {
    await next(request);
    return next(request);
  });

  expect(onStart).toHaveBeenCalledOnce();
  expect(onCall.mock.calls).toEqual([[expect.objectContaining({ outcome: 200, attempts: 2 })]]);
});

it('a call in the background is not reported', async () => {
  const { onStart, onCall } = listeners();

  await logCalls({ onStart, onCall })(aRequest({ options: { isBackground: true } }), anEnd().next);

  expect([onStart, onCall].map(({ mock }) => mock.calls)).toEqual([[], []]);
});
