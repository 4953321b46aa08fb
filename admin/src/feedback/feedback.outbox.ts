import type { VoteRequest, VotesAnswer } from '@embarque/mocks/faq/contract';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import type { OutboxFeature } from '../outbox/outbox.types.ts';
import { feedbackCalls, voteSchema } from './feedback.api.ts';

const commandSchema: v.GenericSchema<unknown, VoteRequest> = v.object({
  slug: v.string(),
  vote: v.nullable(voteSchema),
});

/** How the outbox carries votes out. The data are the votes by the slug of their answer. */
export const feedbackOutbox: OutboxFeature<VotesAnswer, VoteRequest, null> = {
  name: 'feedback',
  schema: commandSchema,
  apply: (votes, { slug, vote }) => {
    if (JSON.stringify(votes[slug] ?? null) === JSON.stringify(vote)) return votes;
    const { [slug]: _, ...others } = votes;
    return vote ? { ...others, [slug]: vote } : others;
  },
  inverse: (votes, { slug }) => ({ slug, vote: votes[slug] ?? null }),
  describe: (_, { vote }) => ({ done: doneOf(vote), refused: msg`Couldn't save your feedback.` }),
  scope: ({ slug }) => `feedback ${slug}`,
  subjects: (_, { slug }) => [slug],
  send: async (command) => {
    await feedbackCalls.vote(command);
    return null;
  },
};

function doneOf(vote: VoteRequest['vote']) {
  if (vote === null) return msg`Feedback withdrawn`;
  if (vote.isHelpful) return msg`Marked as helpful`;
  // The form that asks for the reason shows enough, and its own undo is the button.
  return vote.reason ? msg`Feedback sent` : null;
}
