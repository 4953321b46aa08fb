import type { Mood, Sent, SentAnswer } from '@embarque/mocks/authentication/contract';
import * as v from 'valibot';
import { HttpError } from '../../../http/http.error.ts';
import { demoApi } from '../../../http/http.ts';
import { parseAnswer } from '../../../http/response/http.answer.ts';
import type { EntryRefusal, EntryRequest } from './authentication.types.ts';

const RESEND = '/authentication/resend';

const sentSchema: v.GenericSchema<unknown, SentAnswer> = v.object({
  sentTo: v.string(),
  wait: v.number(),
  token: v.string(),
});

const refusalSchema = v.object({
  reason: v.picklist(['wrong', 'expired', 'used', 'locked', 'wait', 'taken']),
  triesLeft: v.nullish(v.number(), null),
  wait: v.optional(v.number(), 0),
});

/** Calls of the demos. They reject with an `HttpError`. */
export const authenticationCalls = {
  /** Resolves with what was sent, or null where nothing is. */
  attempt: async ({ kind, body }: EntryRequest, mood: Mood, signal: AbortSignal): Promise<SentAnswer | null> => {
    const path = `/authentication/${kind}`;
    const answer = await demoApi.post(path, body, { params: { mood }, signal, isCreation: true });
    const sent = v.safeParse(sentSchema, answer);
    return sent.success ? sent.output : null;
  },

  lastSent: async (what: Sent, signal: AbortSignal): Promise<SentAnswer> =>
    parseAnswer(RESEND, sentSchema, await demoApi.get(RESEND, { params: { what }, signal })),

  sendAgain: async (what: Sent, mood: Mood, signal: AbortSignal): Promise<SentAnswer> =>
    parseAnswer(
      RESEND,
      sentSchema,
      await demoApi.post(RESEND, { what }, { params: { mood }, signal, isCreation: true }),
    ),
};

/** The refusal in an error; null when the server said nothing of the kind. `Retry-After` comes before the body's own figure. */
export function refusalIn(error: unknown): EntryRefusal | null {
  if (!(error instanceof HttpError)) return null;
  const read = v.safeParse(refusalSchema, error.data);
  if (!read.success) return null;
  const { reason, triesLeft, wait } = read.output;
  return { reason, triesLeft, waitMs: error.retryAfterMs ?? wait * 1000 };
}
