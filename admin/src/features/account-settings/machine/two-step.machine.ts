import type { TwoStepMethod, TwoStepMistake } from '@embarque/design-system/account';
import type { TwoStepStarted } from '@embarque/mocks/account-setting/contract';
import { type Actor, assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import { errorOf } from '../../../app-state/machine.errors.ts';
import { withEvent } from '../../../app-state/with-event.ts';
import { accountCalls, statusOf } from '../server/account.api.ts';
import { refusedField } from '../../../http/response/refused-field.ts';

export interface TwoStepContext {
  method: TwoStepMethod;
  phone: string;
  phoneEnd: string;
  secret: string;
  recoveryCodes: readonly string[];
  mistake: TwoStepMistake | null;
  isOnAtFirst: boolean;
  /** Whether another code was sent while the field for it is shown. */
  isResent: boolean;
}

export type TwoStepEvent =
  | { type: 'set-up asked' }
  | { type: 'method chosen'; method: TwoStepMethod }
  | { type: 'continued' }
  | { type: 'phone entered'; phone: string }
  | { type: 'code entered'; code: string }
  | { type: 'another code asked' }
  | { type: 'went back' }
  | { type: 'closed' }
  | { type: 'codes kept' }
  | { type: 'password given' }
  | { type: 'password not given' }
  | { type: 'turned off' };

/** Whether two-step verification is on has changed, or the server takes nothing more without the password. */
export type TwoStepEmitted = { type: 'two-step changed'; isOn: boolean } | { type: 'password asked' };

type Of<Type extends TwoStepEvent['type']> = Extract<TwoStepEvent, { type: Type }>;

const start = { target: 'starting', actions: 'forget the mistake' } as const;

/**
 * Sets up a second step of signing in: only a code that the server accepted leads to `recoveryShown`, and so to `on`. A proof of the
 * person that has become too old is asked for again in the middle, and the set-up then goes on where it was.
 */
export const twoStepMachine = setup({
  types: {
    context: {} as TwoStepContext,
    events: {} as TwoStepEvent,
    emitted: {} as TwoStepEmitted,
    input: {} as { isOn: boolean },
  },
  actors: {
    start: fromPromise<TwoStepStarted, { method: TwoStepMethod; phone: string }>(({ input: { method, phone } }) =>
      accountCalls.startTwoStep({ way: method, ...(method === 'sms' && { phone }) }),
    ),
    prove: fromPromise<readonly string[], { code: string }>(
      async ({ input: { code } }) => (await accountCalls.proveTwoStep(code)).recoveryCodes,
    ),
  },
  guards: {
    'is on': ({ context: { isOnAtFirst } }) => isOnAtFirst,
    'is by phone': ({ context: { method } }) => method === 'sms',
    'the password is needed': (_, error: unknown) => refusedField(error) === 'password',
  },
  actions: {
    'choose the method': assign((_, { method }: Of<'method chosen'>) => ({ method })),
    'keep the phone': assign((_, { phone }: Of<'phone entered'>) => ({ phone })),
    'show the key': assign((_, { secret, phoneEnd }: TwoStepStarted) => ({ secret, phoneEnd })),
    'show the recovery codes': assign((_, recoveryCodes: readonly string[]) => ({ recoveryCodes, secret: '' })),
    'forget the secrets': assign({ recoveryCodes: [], secret: '', phone: '' }),
    'forget the mistake': assign({ mistake: null, isResent: false }),
    'note the mistake': assign((_, error: unknown) => ({ mistake: mistakeOf(error) })),
    'note why it did not start': assign((_, error: unknown) => ({ mistake: startMistakeOf(error) })),
    'note that none was sent': assign({ mistake: 'not sent' }),
    'note that the proof has expired': assign({ mistake: 'proof expired' }),
    'ask for the password': emit({ type: 'password asked' }),
    'note that one was sent': assign({ isResent: true }),
    'report that it is on': emit({ type: 'two-step changed', isOn: true }),
  },
}).createMachine({
  id: 'two-step',
  context: ({ input }) => ({
    method: 'app',
    phone: '',
    phoneEnd: '',
    secret: '',
    recoveryCodes: [],
    mistake: null,
    isOnAtFirst: input.isOn,
    isResent: false,
  }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'is on', target: 'on' }, { target: 'off' }] },
    off: { on: { 'set-up asked': { target: 'choosing', actions: 'forget the mistake' } } },
    choosing: {
      id: 'choosing',
      on: {
        'method chosen': { actions: withEvent('choose the method') },
        continued: [{ guard: 'is by phone', target: 'askingPhone' }, start],
        closed: 'off',
      },
    },
    askingPhone: {
      id: 'askingPhone',
      on: {
        'phone entered': { target: 'starting', actions: [withEvent('keep the phone'), 'forget the mistake'] },
        'went back': { target: 'choosing', actions: 'forget the mistake' },
        closed: 'off',
      },
    },
    starting: {
      initial: 'sending',
      on: { 'went back': 'choosing', closed: 'off' },
      states: {
        sending: {
          invoke: {
            src: 'start',
            input: ({ context: { method, phone } }) => ({ method, phone }),
            onDone: { target: '#proving', actions: { type: 'show the key', params: ({ event }) => event.output } },
            onError: [
              { guard: { type: 'the password is needed', params: errorOf }, target: 'askingPassword' },
              {
                guard: 'is by phone',
                target: '#askingPhone',
                actions: { type: 'note why it did not start', params: errorOf },
              },
              { target: '#choosing', actions: { type: 'note why it did not start', params: errorOf } },
            ],
          },
        },
        askingPassword: {
          entry: 'ask for the password',
          on: {
            'password given': 'sending',
            'password not given': [
              { guard: 'is by phone', target: '#askingPhone', actions: 'note that the proof has expired' },
              { target: '#choosing', actions: 'note that the proof has expired' },
            ],
          },
        },
      },
    },
    proving: {
      id: 'proving',
      on: {
        'code entered': { target: 'checking', actions: 'forget the mistake' },
        'another code asked': { target: 'resending', actions: 'forget the mistake' },
        'went back': { target: 'choosing', actions: 'forget the mistake' },
        closed: { target: 'off', actions: 'forget the secrets' },
      },
    },
    resending: {
      initial: 'sending',
      states: {
        sending: {
          invoke: {
            src: 'start',
            input: ({ context: { method, phone } }) => ({ method, phone }),
            onDone: {
              target: '#proving',
              actions: [{ type: 'show the key', params: ({ event }) => event.output }, 'note that one was sent'],
            },
            onError: [
              { guard: { type: 'the password is needed', params: errorOf }, target: 'askingPassword' },
              { target: '#proving', actions: 'note that none was sent' },
            ],
          },
        },
        askingPassword: {
          entry: 'ask for the password',
          on: {
            'password given': 'sending',
            'password not given': { target: '#proving', actions: 'note that the proof has expired' },
          },
        },
      },
    },
    checking: {
      // A code that is being checked cannot be called back: closing waits for the answer.
      invoke: {
        src: 'prove',
        input: ({ event }) => {
          assertEvent(event, 'code entered');
          return { code: event.code };
        },
        onDone: {
          target: 'recoveryShown',
          actions: [{ type: 'show the recovery codes', params: ({ event }) => event.output }, 'report that it is on'],
        },
        onError: { target: 'proving', actions: { type: 'note the mistake', params: errorOf } },
      },
    },
    recoveryShown: { on: { 'codes kept': { target: 'on', actions: 'forget the secrets' } } },
    on: { on: { 'turned off': 'off' } },
  },
});

export type TwoStepActor = Actor<typeof twoStepMachine>;

function startMistakeOf(error: unknown): TwoStepMistake {
  const mistake = mistakeOf(error);
  return mistake === 'wrong code' ? 'not a number' : mistake;
}

function mistakeOf(error: unknown): TwoStepMistake {
  switch (statusOf(error)) {
    case 400:
    case 422:
      return 'wrong code';
    case 404:
    case 410:
      return 'code expired';
    case 429:
      return 'too many codes';
    default:
      return 'unreachable';
  }
}
