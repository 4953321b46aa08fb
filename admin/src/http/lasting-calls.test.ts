import { expect, it, vi } from 'vitest';
import { createLastingCalls } from './lasting-calls.ts';

function openCalls() {
  const answers = new Map<string, PromiseWithResolvers<string>>();
  const sent: string[] = [];
  const calls = createLastingCalls<string, string>((letter) => {
    sent.push(letter);
    const answer = Promise.withResolvers<string>();
    answers.set(letter, answer);
    return answer.promise;
  });
  return { calls, sent, answer: (letter: string) => answers.get(letter) };
}

it('what is left is sent in order, after what is under way', async () => {
  const { calls, sent, answer } = openCalls();

  void calls.send('move');
  const rest = calls.sendRest(['clear', 'delete']);
  expect(sent).toEqual(['move']);
  answer('move')?.reject(new Error('broken'));
  await vi.waitFor(() => expect(sent).toEqual(['move', 'clear']));
  answer('clear')?.resolve('yes');
  await vi.waitFor(() => expect(sent).toEqual(['move', 'clear', 'delete']));
  answer('delete')?.resolve('yes');

  await expect(rest).resolves.toBeUndefined();
});

it('one that fails keeps none of the others from being sent, and is told in the end', async () => {
  const { calls, sent, answer } = openCalls();

  const rest = calls.sendRest(['clear', 'delete']);
  await vi.waitFor(() => expect(sent).toEqual(['clear']));
  answer('clear')?.reject(new Error('broken'));
  await vi.waitFor(() => expect(sent).toEqual(['clear', 'delete']));
  answer('delete')?.resolve('yes');

  await expect(rest).rejects.toThrow('What was left could not be sent.');
});

it('whoever waits for it waits no longer than patience lasts', async () => {
  const { calls, answer } = openCalls();

  void calls.send('move');
  await calls.settled(1);
  answer('move')?.resolve('yes');

  await expect(calls.settled(60_000)).resolves.toBeUndefined();
});
