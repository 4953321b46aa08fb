import { AnswerVote } from '@embarque/design-system';
import type { Votes } from './useVotes.ts';

interface FeedbackProps {
  /** The answer that is voted on. */
  slug: string;
  votes: Votes;
}

/** Asks whether an answer has helped. */
export function Feedback({ slug, votes: { voteOn, vote } }: FeedbackProps) {
  return <AnswerVote vote={voteOn(slug)} onVote={(change) => vote({ slug, vote: change.vote })} />;
}
