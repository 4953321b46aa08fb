import type { Vote, VoteRequest, VotesAnswer } from '@embarque/mocks/faq/contract';
import * as v from 'valibot';
import { demoApi } from '../http/http.ts';
import { parseAnswer } from '../http/response/http.answer.ts';

const VOTES = '/faq/votes';

export const voteSchema: v.GenericSchema<unknown, Vote> = v.object({
  isHelpful: v.boolean(),
  reason: v.exactOptional(v.picklist(['other question', 'not solved'])),
  comment: v.exactOptional(v.string()),
});

/** The person's votes. All requests reject with an `HttpError`. */
export const feedbackCalls = {
  votes: async (signal: AbortSignal): Promise<VotesAnswer> =>
    parseAnswer(VOTES, v.record(v.string(), voteSchema), await demoApi.get(VOTES, { signal })),

  vote: async (request: VoteRequest): Promise<void> => {
    await demoApi.post('/faq/vote', request);
  },
};
