import type { Mood, Sent, SentAnswer } from '@embarque/mocks/authentication/contract';
import { assign, fromPromise, raise, setup } from 'xstate';
import { Secret } from '../../../session/secret.ts';
import { authenticationCalls, refusalIn } from './authentication.api.ts';
import {
  type EntryContext,
  type EntryEvent,
  type EntryInput,
  type EntryRequest,
  resentOn,
} from './authentication.types.ts';

interface AttemptInput {
  request: Secret<EntryRequest> | null;
  mood: Mood;
}

interface ResendInput {
  what: Sent;
  mood: Mood;
}

export const initialContext = (input: EntryInput): EntryContext => ({
  ...input,
  request: null,
  refusedCode: null,
  refusal: null,
  lockedUntil: 0,
  sent: null,
  retryAt: 0,
  hasResendFailed: false,
});

export const whatIsResent = ({ screen }: EntryInput): Sent => resentOn[screen] ?? 'link';

/** The code in a request; empty in every other one. */
const codeIn = (request: Secret<EntryRequest>): string => {
  const opened = request.open();
  return opened.kind === 'code' ? opened.body.code : '';
};

const reasonIn = (error: unknown) => refusalIn(error)?.reason;

export const entrySetup = setup({
  types: { context: {} as EntryContext, events: {} as EntryEvent, input: {} as EntryInput },
  actors: {
    attempt: fromPromise<SentAnswer | null, AttemptInput>(async ({ input: { request, mood }, signal }) =>
      request ? authenticationCalls.attempt(request.open(), mood, signal) : null,
    ),
    readLastSent: fromPromise<SentAnswer, ResendInput>(({ input, signal }) =>
      authenticationCalls.lastSent(input.what, signal),
    ),
    sendAgain: fromPromise<SentAnswer, ResendInput>(({ input: { what, mood }, signal }) =>
      authenticationCalls.sendAgain(what, mood, signal),
    ),
  },
  delays: {
    'until it is unlocked': ({ context }) => Math.max(context.lockedUntil - Date.now(), 0),
    'until it can be sent again': ({ context }) => Math.max(context.retryAt - Date.now(), 0),
  },
  guards: {
    'the code was refused before': ({ context }, request: Secret<EntryRequest>) =>
      codeIn(request) !== '' && codeIn(request) === context.refusedCode?.open(),
    'it is locked': (_, error: unknown) => reasonIn(error) === 'locked',
    'it is no longer good': (_, error: unknown) => ['expired', 'used'].includes(reasonIn(error) ?? ''),
    'the server refused': (_, error: unknown) => refusalIn(error) !== null,
    'it must wait': (_, { wait }: SentAnswer) => wait > 0,
    'it was sent a moment ago': (_, error: unknown) => reasonIn(error) === 'wait',
    'nothing is sent on this screen': ({ context }) => resentOn[context.screen] === undefined,
  },
  actions: {
    'set the request': assign({ request: (_, request: Secret<EntryRequest>) => request }),
    'set the mood': assign({ mood: (_, mood: Mood) => mood }),
    'set the answer': assign((_, sent: SentAnswer | null) => ({ sent, refusal: null, refusedCode: null })),
    'set the refusal': assign(({ context: { request } }, error: unknown) => {
      const refusal = refusalIn(error);
      const code = request ? codeIn(request) : '';
      return {
        refusal,
        refusedCode: refusal?.reason === 'wrong' && code !== '' ? new Secret(code) : null,
        lockedUntil: refusal?.reason === 'locked' ? Date.now() + refusal.waitMs : 0,
      };
    }),
    'clear the refusal': assign({ refusal: null }),
    'set what was sent': assign((_, sent: SentAnswer) => ({
      sent,
      retryAt: Date.now() + sent.wait * 1000,
      hasResendFailed: false,
    })),
    'set the waiting time': assign((_, error: unknown) => ({
      retryAt: Date.now() + (refusalIn(error)?.waitMs ?? 0),
    })),
    'say that it was not sent': assign({ hasResendFailed: true }),
    'forget the refused code': assign({ refusedCode: null, refusal: null }),
    'say that a new one was sent': raise({ type: 'new one sent' }),
  },
});
