import { type Actor, assertEvent, assign, fromPromise, setup } from 'xstate';
import { errorOf } from '../app-state/machine.errors.ts';
import { withEvent } from '../app-state/with-event.ts';
import { refusedField } from '../http/response/refused-field.ts';
import type { Persisted } from '../storage/persisted.ts';
import { prove } from './proof.api.ts';

export interface ProofInput {
  /** The moment until which the last proof is enough, as the browser stores it. */
  proven: Persisted<string | null>;
}

interface ProofContext extends ProofInput {
  /** Why the server did not accept the last password. */
  error: unknown;
}

export type ProofEvent =
  /** The server is asked first whether an earlier proof is still enough. */
  | { type: 'ask for a proof' }
  /** The server has just refused something for want of the password. */
  | { type: 'ask for the password' }
  | { type: 'password typed' }
  | { type: 'password submitted'; password: string }
  | { type: 'cancelled' };

interface ProveInput extends ProofInput {
  password?: string;
}

type Of<Type extends ProofEvent['type']> = Extract<ProofEvent, { type: Type }>;

const submit = [{ guard: withEvent('is empty'), target: 'missing' }, { target: 'proving' }] as const;

/**
 * Makes sure that it is the person before a sensitive act. A dialog asks for the password where the last proof is too old. The password
 * is in its event alone, never in the context.
 */
export const proofMachine = setup({
  types: {
    context: {} as ProofContext,
    events: {} as ProofEvent,
    input: {} as ProofInput,
  },
  actors: { prove: fromPromise<string, ProveInput>(({ input }) => proveAndStore(input)) },
  guards: {
    'is empty': (_, { password }: Of<'password submitted'>) => password === '',
    'password is wanted': (_, error: unknown) => refusedField(error) === 'password',
  },
  actions: {
    'keep the error': assign((_, error: unknown) => ({ error })),
    'forget the error': assign({ error: null }),
    'report the proof': () => undefined,
    'report that there is none': () => undefined,
    'announce the failure': (_, _error: unknown) => undefined,
  },
}).createMachine({
  id: 'proof',
  context: ({ input }) => ({ ...input, error: null }),
  initial: 'idle',
  states: {
    idle: { on: { 'ask for a proof': 'checking', 'ask for the password': 'asking' } },
    checking: {
      invoke: {
        src: 'prove',
        input: ({ context: { proven } }) => ({ proven }),
        onDone: { target: 'idle', actions: 'report the proof' },
        onError: [
          { guard: { type: 'password is wanted', params: errorOf }, target: 'asking' },
          { target: 'idle', actions: { type: 'announce the failure', params: errorOf } },
        ],
      },
    },
    asking: {
      on: { cancelled: { target: 'idle', actions: 'report that there is none' } },
      initial: 'typing',
      states: {
        typing: { on: { 'password submitted': submit } },
        missing: { on: { 'password typed': 'typing', 'password submitted': submit } },
        proving: {
          invoke: {
            src: 'prove',
            input: ({ context: { proven }, event }) => {
              assertEvent(event, 'password submitted');
              return { proven, password: event.password };
            },
            onDone: { target: '#proof.idle', actions: 'report the proof' },
            onError: { target: 'refused', actions: { type: 'keep the error', params: errorOf } },
          },
        },
        refused: {
          exit: 'forget the error',
          on: { 'password typed': 'typing', 'password submitted': submit },
        },
      },
    },
  },
});

export type ProofActor = Actor<typeof proofMachine>;

/** Stores what the server says of the proof, for all pages and tabs. */
async function proveAndStore({ proven, password }: ProveInput): Promise<string> {
  try {
    const until = await prove(password);
    proven.write(until);
    return until;
  } catch (error) {
    // A mistyped password says nothing of an earlier proof.
    if (password === undefined && refusedField(error) === 'password') proven.write(null);
    throw error;
  }
}
