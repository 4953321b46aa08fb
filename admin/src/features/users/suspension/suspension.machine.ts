import type { AlertAnswer } from '@embarque/design-system';
import { assign, fromPromise, setup } from 'xstate';
import { withEvent } from '../../../app-state/with-event.ts';
import type { UserPrincipal } from '../../../people/usePrincipal.ts';
import { findRefused, type Guarding, type RefusedUser } from '../../../people/users/user.guards.ts';
import { loadUserCounts, type User } from '../../../people/users/users.api.ts';

/** The dialogs of a suspension, in the order in which they can follow each other. */
export type SuspensionQuestion =
  | { kind: 'refused'; refused: RefusedUser }
  | { kind: 'reason'; user: User }
  | { kind: 'cancelled'; user: User };

export type SuspensionEvent = { type: 'suspend'; user: User; principal: UserPrincipal };

interface SuspensionContext {
  asked: SuspensionEvent | null;
  /** Why the user may not be suspended, as far as can be known without asking the server for it. */
  refused: RefusedUser | null;
}

/** The longest reason that is stored. */
const MAX_REASON_LENGTH = 500;

/** Asks before a user is suspended. Who may not be is named with the reason, without a question. */
export const suspensionMachine = setup({
  types: { context: {} as SuspensionContext, events: {} as SuspensionEvent },
  actors: {
    'load counts': fromPromise<Guarding, SuspensionEvent>(async ({ input: { principal }, signal }) => {
      // Without the counts the server alone refuses.
      const counts = await loadUserCounts(null, signal).catch(() => null);
      return { principal, activeAdministrators: counts?.activeAdministrators ?? [] };
    }),
    /** The page asks, and resolves with what the person did. */
    ask: fromPromise<AlertAnswer, SuspensionQuestion>(() => new Promise(() => undefined)),
  },
  guards: {
    'may not be suspended': ({ context }, guarding: Guarding) => refusedIn(askedIn(context), guarding) !== null,
    'was confirmed': (_, { outcome }: AlertAnswer) => outcome === 'confirmed',
  },
  actions: {
    'keep what is asked': assign((_, asked: SuspensionEvent) => ({ asked, refused: null })),
    'keep the refusal': assign(({ context }, guarding: Guarding) => ({
      refused: refusedIn(askedIn(context), guarding),
    })),
    'report the reason': (_, _reason: string) => undefined,
  },
}).createMachine({
  id: 'suspension',
  context: { asked: null, refused: null },
  initial: 'idle',
  states: {
    idle: { on: { suspend: { target: 'checking', actions: withEvent('keep what is asked') } } },
    checking: {
      invoke: {
        src: 'load counts',
        input: ({ context }) => askedIn(context),
        onDone: [
          {
            guard: { type: 'may not be suspended', params: ({ event }) => event.output },
            target: 'refused',
            actions: { type: 'keep the refusal', params: ({ event }) => event.output },
          },
          { target: 'asking' },
        ],
      },
    },
    refused: {
      invoke: {
        src: 'ask',
        input: ({ context }) => ({ kind: 'refused', refused: refusalIn(context) }),
        onDone: 'idle',
      },
    },
    asking: {
      invoke: {
        src: 'ask',
        input: ({ context }) => ({ kind: 'reason', user: askedIn(context).user }),
        onDone: [
          {
            guard: { type: 'was confirmed', params: ({ event }) => event.output },
            target: 'idle',
            actions: {
              type: 'report the reason',
              params: ({ event }) => event.output.text.trim().slice(0, MAX_REASON_LENGTH),
            },
          },
          { target: 'cancelled' },
        ],
      },
    },
    cancelled: {
      invoke: {
        src: 'ask',
        input: ({ context }) => ({ kind: 'cancelled', user: askedIn(context).user }),
        onDone: 'idle',
      },
    },
  },
});

function refusedIn({ user }: SuspensionEvent, guarding: Guarding): RefusedUser | null {
  return findRefused([user], { status: 'suspended' }, guarding)[0] ?? null;
}

function askedIn({ asked }: SuspensionContext): SuspensionEvent {
  if (!asked) throw new Error('No suspension is asked for. Run "keep what is asked" first.');
  return asked;
}

function refusalIn({ refused }: SuspensionContext): RefusedUser {
  if (!refused) throw new Error('Nothing is refused. Run "keep the refusal" first.');
  return refused;
}
