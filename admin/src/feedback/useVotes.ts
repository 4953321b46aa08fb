import type { Vote, VoteRequest, VotesAnswer } from '@embarque/mocks/faq/contract';
import { useState } from 'react';
import { applyAll } from '../outbox/outbox.core.ts';
import type { Entry } from '../outbox/outbox.types.ts';
import { useFeatureOutbox, useSettled } from '../outbox/react/useFeatureOutbox.ts';
import { useQuery } from '../query/useQuery.ts';
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
  const flushed = useSettled(feedbackOutbox.name);
  const { data } = useQuery(async (_: null, signal) => {
    await flushed();
    return feedbackCalls.votes(signal);
  }, null);
  const [confirmed, setConfirmed] = useState<readonly VoteRequest[]>([]);
  const [pending, setPending] = useState<readonly Entry<VoteRequest>[]>([]);
  const known = confirmed.reduce(feedbackOutbox.apply, data ?? NONE);
  const votes = applyAll(feedbackOutbox, known, pending);

  const { give } = useFeatureOutbox<VotesAnswer, VoteRequest, null>(feedbackOutbox, {
    confirmed: () => data && known,
    onChange: ({ entries, change }) => {
      setPending(entries);
      if (change?.type !== 'confirmed') return;
      const command = change.entry.command;
      setConfirmed((commands) => [...commands, command]);
    },
  });

  return {
    voteOn: (slug) => votes[slug] ?? null,
    vote: (command) => give({ command, state: votes }),
  };
}
