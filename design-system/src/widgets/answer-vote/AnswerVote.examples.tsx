import { useState } from 'react';
import { AnswerVote } from './AnswerVote.tsx';
import type { AnswerVoteValue } from './vote.types.ts';

export function OneVote() {
  const [vote, setVote] = useState<AnswerVoteValue | null>(null);
  return <AnswerVote vote={vote} onVote={({ vote: next }) => setVote(next)} />;
}
