import type { Answers } from '#storybook/statechart/walk/explore.ts';
import type { EntryEnd } from './outbox.await.ts';

/** All that `awaitEntry` can answer, for the walk through a machine that waits. */
export function entryAnswers(response: unknown, ...errors: readonly Error[]): Answers {
  const done: EntryEnd[] = [{ type: 'confirmed', response }, { type: 'undone' }];
  return { done, errors: errors.length > 0 ? errors : [new Error('The server is busy.')] };
}
