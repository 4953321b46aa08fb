import { assign, emit, fromPromise, setup } from 'xstate';
import { errorOf } from '../../../app-state/machine.errors.ts';
import { refusedField } from '../../../http/response/refused-field.ts';
import { apiKeyCalls } from './api-key.api.ts';
import type { KeyChange, Keys, KeysContext, KeysEvent, Revealed, SecretRequest } from './api-key.types.ts';

/**
 * The API keys (KEY-01). A value is shown once: only the answer that made it leads to `revealed`, and nothing keeps it after that.
 * Nothing is shown before the server has confirmed it, since a key that seems revoked must not work any more.
 */
export const apiKeysMachine = setup({
  types: {
    context: {} as KeysContext,
    events: {} as KeysEvent,
    emitted: {} as { type: 'change confirmed'; change: KeyChange } | { type: 'change failed'; error: unknown },
  },
  actors: {
    load: fromPromise<Keys>(({ signal }) => apiKeyCalls.load(signal)),
    reveal: fromPromise<Revealed | null, { request: SecretRequest | null }>(
      async ({ input: { request } }) => request && apiKeyCalls.reveal(request),
    ),
    change: fromPromise<Keys | null, { change: KeyChange | null }>(
      async ({ input: { change } }) => change && apiKeyCalls.change(change),
    ),
  },
  guards: {
    'the form explains the error': ({ context }, error: unknown) =>
      context.request?.kind === 'add' && ['name', 'type'].includes(refusedField(error)),
  },
  actions: {
    'set the keys': assign((_, answer: Keys | null) => (answer ? { keys: answer.keys, limit: answer.limit } : {})),
    'set the value': assign((_, answer: Revealed | null) =>
      answer
        ? { keys: answer.keys, limit: answer.limit, revealed: { id: answer.id, secret: answer.secret }, error: null }
        : {},
    ),
    'clear the value': assign({ revealed: null, request: null }),
    'set the request': assign((_, request: SecretRequest) => ({ request, error: null })),
    'set the change': assign((_, change: KeyChange) => ({ change, error: null })),
    'set the error': assign((_, error: unknown) => ({ error })),
    'clear the error': assign({ error: null }),
    'announce the change': emit(({ context }) => ({
      type: 'change confirmed' as const,
      change: context.change as KeyChange,
    })),
    'announce the failure': emit((_, error: unknown) => ({ type: 'change failed' as const, error })),
  },
}).createMachine({
  id: 'apiKeys',
  context: { keys: [], limit: 0, request: null, change: null, revealed: null, error: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'load',
        onDone: { target: 'ready', actions: { type: 'set the keys', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'set the error', params: errorOf } },
      },
    },
    failed: { on: { 'try again': { target: 'loading' } } },
    ready: {
      on: {
        'value requested': {
          target: 'making',
          actions: { type: 'set the request', params: ({ event }) => event.request },
        },
        'change requested': {
          target: 'changing',
          actions: { type: 'set the change', params: ({ event }) => event.change },
        },
        'entry changed': { actions: 'clear the error' },
      },
    },
    /** A key is made, or gets a new value. */
    making: {
      invoke: {
        src: 'reveal',
        input: ({ context }) => ({ request: context.request }),
        onDone: { target: 'revealed', actions: { type: 'set the value', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'the form explains the error', params: errorOf },
            target: 'ready',
            actions: { type: 'set the error', params: errorOf },
          },
          { target: 'ready', actions: { type: 'announce the failure', params: errorOf } },
        ],
      },
    },
    revealed: { on: { 'value stored': { target: 'ready', actions: 'clear the value' } } },
    changing: {
      invoke: {
        src: 'change',
        input: ({ context }) => ({ change: context.change }),
        onDone: {
          target: 'ready',
          actions: [{ type: 'set the keys', params: ({ event }) => event.output }, 'announce the change'],
        },
        onError: { target: 'ready', actions: { type: 'announce the failure', params: errorOf } },
      },
    },
  },
});
