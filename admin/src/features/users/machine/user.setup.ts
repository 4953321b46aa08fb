import type { MergeChoices } from '@embarque/design-system/merge';
import { assign, emit, enqueueActions, fromPromise, sendTo, setup } from 'xstate';
import { isNotFound } from '../../../http/http.error.ts';
import { awaitEntry, type EntryEnd } from '../../../outbox/entry/outbox.await.ts';
import { newEntryId } from '../../../outbox/outbox.core.ts';
import type { OutboxChanged } from '../../../outbox/outbox.connect.ts';
import { outboxView, type OutboxViewEvent } from '../../../outbox/view/outbox.view.ts';
import { accountCalls, type AccountAnswer, isAccountAnswer } from '../account/account.api.ts';
import type { AccountFields } from '../account/account.fields.ts';
import {
  type AccountEdit,
  type AccountTopic,
  type MessageSent,
  NO_OVERLAY,
  type UsersOverlay,
} from '../model/users.commands.ts';
import { type StoredCommand, type UsersResponse, usersOutbox } from '../users.outbox.ts';
import {
  commandOf,
  conflictIn,
  editOf,
  isDeleted,
  meanwhileIn,
  outcomeOf,
  resolvedEdit,
  shownIn,
  type Standing,
  standingOf,
  type UserContext,
  type UserInput,
  withLoaded,
  withOutbox,
  withoutUser,
} from './user.context.ts';

export type UserEvent =
  | OutboxChanged<StoredCommand, UsersResponse>
  | { type: 'try again' }
  | { type: 'form opened' }
  | { type: 'form closed' }
  | { type: 'form changed'; isDirty: boolean }
  | { type: 'details submitted'; fields: AccountFields; reason: string }
  | { type: 'sides chosen'; choices: MergeChoices }
  | { type: 'merge cancelled' }
  | { type: 'suspend'; reason: string }
  | { type: 'reactivate' }
  | { type: 'invite again' }
  | { type: 'reset link asked' }
  /** A part of the page that takes effect at once. */
  | { type: 'part changed'; topic: AccountTopic; fields: AccountFields; base?: AccountAnswer | undefined };

/** The events that the machine emits to its page. */
export type UserEmitted =
  | { type: 'details saved' }
  | { type: 'link sent' }
  | { type: 'suspension confirmed' }
  /** Another person has changed these fields too; both changes are kept. */
  | { type: 'changed meanwhile'; by: string; fields: readonly string[] };

type Of<Type extends UserEvent['type']> = Extract<UserEvent, { type: Type }>;

/** Names for what the chart can do, check, and invoke. */
export const user = setup({
  types: {
    context: {} as UserContext,
    events: {} as UserEvent,
    emitted: {} as UserEmitted,
    input: {} as UserInput,
  },
  actors: {
    outbox: outboxView(usersOutbox, NO_OVERLAY),
    load: fromPromise<AccountAnswer, Pick<UserInput, 'id' | 'settled'>>(async ({ input, signal }) => {
      await input.settled();
      return accountCalls.load(input.id, signal);
    }),
    'await entry': awaitEntry(usersOutbox),
  },
  guards: {
    'is not there': (_, error: unknown) => isNotFound(error),
    'user may have changed': ({ context, event }) => outcomeOf(context, event) !== null,
    'user is outdated': ({ context, event }) => {
      const outcome = outcomeOf(context, event);
      return outcome?.type === 'confirmed' && !isAccountAnswer(outcome.response);
    },
    'user is deleted': ({ context: { id } }, { entries }: Of<'outbox changed'>) => isDeleted({ id, entries }),
    'is being deleted': ({ context }) => isDeleted(context),
    'is no longer deleted': ({ context }, { entries }: Of<'outbox changed'>) =>
      isDeleted(context) && !isDeleted({ id: context.id, entries }),
    'form is dirty': (_, { isDirty }: Of<'form changed'>) => isDirty,
    'form is pristine': (_, { isDirty }: Of<'form changed'>) => !isDirty,
    'form is open': ({ context }) => context.isFormOpen,
    'something changes': ({ context, event }) => editIn(context, event) !== null,
    'was undone': (_, end: EntryEnd) => end.type === 'undone',
    'change met a conflict': ({ context, event }) => conflictIn(context, event) !== null,
    'stands as': ({ context }, standings: readonly Standing[]) =>
      standings.some((each) => each === standingOf(context)),
  },
  actions: {
    'show the user': assign(({ context }, answer: AccountAnswer) => withLoaded(context, answer)),
    'forget the user': assign(({ context }) => withoutUser(context)),
    'keep the error': assign((_, error: unknown) => ({ error })),
    'follow the outbox': assign(({ context }, changed: Of<'outbox changed'>) => withOutbox(context, changed)),
    'report what others changed': enqueueActions(({ context, enqueue }, changed: Of<'outbox changed'>) => {
      const meanwhile = meanwhileIn(context, changed);
      if (meanwhile) enqueue.emit({ type: 'changed meanwhile', ...meanwhile });
    }),
    'note the form': assign(({ context, event }) => ({
      isFormOpen: event.type !== 'form closed',
      opened: event.type === 'form opened' ? shownIn(context) : null,
      submitted: null,
      refusal: null,
      conflict: null,
    })),
    'prepare saving': assign(({ context, event }) => ({
      submitted: newEntryId(),
      edit: editIn(context, event),
      refusal: null,
    })),
    'show the refusal': assign((_, refusal: unknown) => ({ refusal })),
    'show the conflict': assign(({ context, event }) => {
      const conflict = conflictIn(context, event);
      return conflict ? { conflict, submitted: conflict.entryId } : {};
    }),
    'take the other changes over': assign(({ context: { conflict } }) => (conflict ? { answer: conflict.theirs } : {})),
    'forget the conflict': assign({ conflict: null }),
    'report the saved details': emit((): UserEmitted => ({ type: 'details saved' })),
    'report the suspension': enqueueActions(({ context, event, enqueue }) => {
      if (suspendsIn(context, event)) enqueue.emit({ type: 'suspension confirmed' });
    }),
    'report the sent link': emit((): UserEmitted => ({ type: 'link sent' })),
    'give the edit': enqueueActions(({ context, event, enqueue }) => {
      const edit = editIn(context, event);
      if (edit) enqueue.sendTo('outbox', toOutbox(given(context, edit)));
    }),
    'give the invitation': sendTo('outbox', ({ context }) =>
      toOutbox(given(context, messageOf(context, 'invitation'))),
    ),
  },
});

type ToOutbox = OutboxViewEvent<UsersOverlay, StoredCommand>;

const toOutbox = (command: ReturnType<typeof given>): ToOutbox => ({ type: 'give', ...command });

function given({ principal }: UserContext, command: AccountEdit | MessageSent) {
  return { command: { ...principal, command }, state: NO_OVERLAY, isInline: command.type === 'account changed' };
}

/** The form gives what it has prepared. */
export function formInput(context: UserContext) {
  const { edit, outbox, submitted } = context;
  if (!edit || submitted === null) throw new Error('Nothing is prepared. Run "prepare saving" first.');
  return { outbox, given: { ...given(context, edit), id: submitted } };
}

export const linkInput = (context: UserContext) => ({
  outbox: context.outbox,
  given: given(context, messageOf(context, 'reset link')),
});

function messageOf(context: UserContext, what: MessageSent['what']): MessageSent {
  const { user: receiver } = shownIn(context) as AccountAnswer;
  return { type: 'message sent', user: receiver, what };
}

/** Whether a suspension by this person, in this tab, is confirmed. */
function suspendsIn(context: UserContext, event: UserEvent): boolean {
  const outcome = outcomeOf(context, event);
  if (outcome?.type !== 'confirmed' || outcome.isOfOtherTab || outcome.entry.undoes) return false;
  const command = commandOf(outcome);
  const isSuspension = command.type === 'account changed' && command.after['status'] === 'suspended';
  return isSuspension && standingOf(context) === 'suspending';
}

/** The change that an event stands for, if it does. */
function editIn(context: UserContext, event: UserEvent): AccountEdit | null {
  const shown = shownIn(context);
  switch (event.type) {
    case 'details submitted':
      return editOf(context.opened ?? shown, { topic: 'details', fields: event.fields, reason: event.reason });
    case 'part changed':
      return editOf(event.base ?? shown, event);
    case 'suspend':
      return editOf(shown, { topic: 'standing', fields: { status: 'suspended' }, reason: event.reason });
    case 'reactivate':
      // A user who never accepted the invitation is pending again.
      return editOf(shown, { topic: 'standing', fields: { status: shown?.account.invitation ? 'pending' : 'active' } });
    case 'sides chosen':
      return context.conflict && resolvedEdit(context.conflict, event.choices);
    default:
      return null;
  }
}
