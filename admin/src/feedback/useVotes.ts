import type { Vote, VoteRequest, VotesAnswer } from '@embarque/mocks/faq/contract';
import { useOutboxData } from '../outbox/react/useOutboxData.ts';
import { feedbackCalls } from './feedback.api.ts';
import { feedbackOutbox } from './feedback.outbox.ts';

export interface Votes {
  /** The person's vote on an answer, or `null`. */
  voteOn: (slug: string) => Vote | null;
  vote: (request: VoteRequest) => void;
}

const NONE: VotesAnswer = {};

/** The person's votes: those that the server has, with pending commands. A page shows its answers without waiting for them. */
export function useVotes(): Votes {
  const { data, give } = useOutboxData(feedbackOutbox, (_: null, signal) => feedbackCalls.votes(signal), null, NONE);
  const votes = data ?? NONE;
  return {
    voteOn: (slug) => votes[slug] ?? null,
    vote: (command) => give({ command, state: votes }),
  };
}
