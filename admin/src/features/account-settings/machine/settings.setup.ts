import type { SectionName } from '@embarque/mocks/account-setting/contract';
import { assign, enqueueActions, fromPromise, sendTo, setup } from 'xstate';
import type { OutboxChanged } from '../../../outbox/outbox.connect.ts';
import { outboxView, type OutboxViewEvent } from '../../../outbox/view/outbox.view.ts';
import { applyCommand } from '../model/account.commands.ts';
import type { AccountCommand, AccountState } from '../model/account.types.ts';
import { accountCalls } from '../server/account.api.ts';
import { accountOutbox } from '../server/account.outbox.ts';
import {
  mistakesIn,
  type SettingsContext,
  type SettingsInput,
  valuesOf,
  withLoaded,
  withOutbox,
  withoutDraft,
  withReceived,
  withTyped,
} from './settings.context.ts';

export type SettingsEvent =
  | OutboxChanged<AccountCommand>
  | { type: 'try again' }
  | { type: 'typed'; section: SectionName; change: object }
  /** `null` when nothing is typed any more. */
  | { type: 'email typed'; email: string | null }
  | { type: 'section submitted'; section: SectionName }
  | { type: 'section discarded'; section: SectionName }
  /** Something that takes effect at once, such as a switch. */
  | { type: 'changed at once'; command: AccountCommand }
  /** The server has answered a request that no command stands for. */
  | { type: 'settings received'; settings: Partial<AccountState> };

type ToOutbox = OutboxViewEvent<AccountState, AccountCommand>;

type Of<Type extends SettingsEvent['type']> = Extract<SettingsEvent, { type: Type }>;

/** Names for what the chart can do, check, and invoke. */
export const settings = setup({
  types: {
    context: {} as SettingsContext,
    events: {} as SettingsEvent,
    input: {} as SettingsInput,
  },
  actors: {
    outbox: outboxView(accountOutbox),
    load: fromPromise<AccountState, Pick<SettingsInput, 'settled'>>(async ({ input, signal }) => {
      await input.settled();
      return accountCalls.load(signal);
    }),
  },
  guards: {
    'has mistakes': ({ context }, { section }: Of<'section submitted'>) =>
      Object.keys(mistakesIn(context, section)).length > 0,
    'has an effect': ({ context: { shown, ...context }, event }) => {
      const command = shown && commandIn({ ...context, shown }, event);
      return command !== null && applyCommand(shown as AccountState, command) !== shown;
    },
  },
  actions: {
    'show the settings': assign(({ context }, loaded: AccountState) => withLoaded(context, loaded)),
    'begin to load': assign({ missed: [] }),
    'keep the error': assign((_, error: unknown) => ({ error })),
    'follow the outbox': assign(({ context }, changed: Of<'outbox changed'>) => withOutbox(context, changed)),
    'take over the answer': assign(({ context }, { settings: received }: Of<'settings received'>) =>
      withReceived(context, received),
    ),
    'keep what is typed': assign(({ context }, { section, change }: Of<'typed'>) =>
      withTyped(context, section, change),
    ),
    'keep the email': assign((_, typedEmail: string | null) => ({ typedEmail })),
    'show the mistakes': assign(({ context: { checked } }, { section }: Of<'section submitted'>) =>
      checked.includes(section) ? {} : { checked: [...checked, section] },
    ),
    'forget the draft': assign(({ context }, { section }: { section: SectionName }) => withoutDraft(context, section)),
    'give the command': enqueueActions(({ context: { shown, ...context }, event, enqueue }) => {
      const command = shown && commandIn({ ...context, shown }, event);
      if (!command) return;
      const given: ToOutbox = { type: 'give', command, state: shown };
      enqueue.sendTo('outbox', given);
    }),
    'share what is confirmed': sendTo('outbox', ({ context }): ToOutbox => {
      return { type: 'data confirmed', data: context.confirmed };
    }),
  },
});

/** The command that an event stands for, if it does. */
function commandIn(
  context: Omit<SettingsContext, 'shown'> & { shown: AccountState },
  event: SettingsEvent,
): AccountCommand | null {
  if (event.type === 'changed at once') return event.command;
  if (event.type !== 'section submitted') return null;
  const { section } = event;
  return { type: 'section saved', section, values: valuesOf(context, section) } as AccountCommand;
}
