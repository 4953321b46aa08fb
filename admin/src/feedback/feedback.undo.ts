import type { VoteRequest, VotesAnswer } from '@embarque/mocks/faq/contract';
import type { UndoRules } from '../outbox/journal/undo.types.ts';
import { feedbackCalls } from './feedback.api.ts';
import { feedbackOutbox } from './feedback.outbox.ts';

/** How votes are undone from any page. */
export const feedbackUndo: UndoRules<VotesAnswer, VoteRequest> = {
  load: async (_, signal) => feedbackCalls.votes(signal),
  apply: feedbackOutbox.apply,
};
