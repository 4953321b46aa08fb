import { expect, it } from 'vitest';
import { isWrite, type Step, throughSteps } from './http.step.ts';
import { anAnswer, aRequest } from './step.testing.ts';

it('the first step is around all others, and the request reaches the server without a pause', async () => {
  const passed: string[] = [];
  const step =
    (name: string): Step =>
    async (request, next) => {
      passed.push(`${name} before`);
      const answer = await next(request);
      passed.push(`${name} after`);
      return answer;
    };
  const send = throughSteps([step('log'), step('session')], () => {
    passed.push('sent');
    return Promise.resolve(anAnswer());
  });

  const answer = send(aRequest());
  expect(passed).toEqual(['log before', 'session before', 'sent']);
  await answer;
  expect(passed.slice(3)).toEqual(['session after', 'log after']);
});

it.each([
  ['GET', false, false],
  ['POST', false, true],
  ['DELETE', false, true],
  ['POST', true, false],
] as const)('a %s request changes something, for authentication %s: %s', (method, isAuth, expected) => {
  expect(isWrite(aRequest({ method, isAuth }))).toBe(expected);
});
