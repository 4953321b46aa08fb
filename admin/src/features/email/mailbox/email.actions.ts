import { assign, emit, enqueueActions, setup } from 'xstate';
import type { Email, EmailsAnswer, OpenEmail } from '@embarque/mocks/email/contract';
import { PartlyDone } from '../../../outbox/outbox.types.ts';
import type { OutboxViewEvent } from '../../../outbox/view/outbox.view.ts';
import { type EmailCommand, idsOf } from '../model/email.commands.ts';
import { isOwn, neighbourOf } from '../model/email.layout.ts';
import { isSameList } from '../model/email.query.ts';
import { emailActors, type EmailContext, type EmailEmitted, type EmailEvent, type EmailInput } from './email.setup.ts';
import { rangeTo, toggled } from '../model/email.selection.ts';
import { commandIn, peopleIn, relaid, withLoadedList, withLoadedMessage, withOutbox } from '../model/email.steps.ts';

/**
 * Commands about messages of other lists have an effect that this page cannot see: the outbox is not told what is confirmed, so
 * that it drops none of them.
 */
type ToOutbox = OutboxViewEvent<readonly Email[], EmailCommand>;

type Of<Type extends EmailEvent['type']> = Extract<EmailEvent, { type: Type }>;

/** Guards and actions of the mailbox; the chart is in `email.machine.ts`. */
export const emailSetup = setup({
  types: {
    context: {} as EmailContext,
    events: {} as EmailEvent,
    input: {} as EmailInput,
    emitted: {} as EmailEmitted,
  },
  actors: emailActors,
  guards: {
    'is another folder or label': ({ context }, { list }: Of<'list requested'>) => !isSameList(context.list, list),
    'is open already': ({ context }, { id }: Of<'message opened'>) => context.openId === id,
    'is an own message': (_, { id }: Of<'message opened'>) => isOwn(id),
    'neighbour is listed': ({ context }, { dir }: Of<'neighbour requested'>) =>
      typeof neighbourOf(context, dir) === 'number',
    'neighbour is elsewhere': ({ context }, { dir }: Of<'neighbour requested'>) =>
      neighbourOf(context, dir) === 'elsewhere',
    'has an effect': ({ context, event }) => commandIn(context, event) !== null,
    'the list lacks a changed message': ({ context }, { change }: Of<'outbox changed'>) => {
      if (change?.type === 'rolled back') return change.error instanceof PartlyDone;
      if (change?.type !== 'confirmed') return false;
      const known = new Set(context.emails.map(({ id }) => id));
      return idsOf(change.entry.command).some((id) => !isOwn(id) && !known.has(id));
    },
  },
  actions: {
    'set the list': assign((_, { list }: Of<'list requested'>) => ({ list, listError: null })),
    'clear the selection': assign({ selected: [], anchor: null }),
    'set the messages': assign(({ context }, answer: EmailsAnswer) =>
      relaid(context, {
        ...withLoadedList(context, answer.emails),
        unreadIds: answer.emails.flatMap(({ id, isRead }) => (isRead ? [] : [id])),
        meta: answer.emailsMeta,
        aliases: answer.ownAddresses ?? context.aliases,
        people: peopleIn(answer.emails, context.people),
        shownList: context.list,
        listError: null,
      }),
    ),
    'set the list error': assign((_, { error }: { error: unknown }) => ({ listError: error })),
    'set the message error': assign((_, { error }: { error: unknown }) => ({ messageError: error })),
    'open the message': assign(({ context }, { id }: Of<'message opened'>) =>
      relaid(context, { openId: id, opened: null, messageError: null }),
    ),
    'close the message': assign(({ context }) => relaid(context, { openId: null, opened: null, messageError: null })),
    'set the message': assign(({ context }, opened: OpenEmail) =>
      relaid(context, {
        ...withLoadedMessage(context, opened),
        openId: opened.id,
        messageError: null,
      }),
    ),
    'announce the neighbour': emit((_, { id }: { id: number }) => ({ type: 'neighbour opened' as const, id })),
    'toggle the selection': assign(({ context }, { id }: Of<'selection toggled'>) => ({
      selected: toggled(context.selected, id),
      anchor: id,
    })),
    'select the range': assign(({ context }, { id }: Of<'range selected'>) => ({
      selected: rangeTo(context, id),
      anchor: context.anchor ?? id,
    })),
    'select all': assign({ selected: ({ context }) => context.shown.map(({ id }) => id) }),
    'save own message': assign(({ context }, { mail }: Of<'own message saved'>) => {
      const others = context.own.filter(({ id }) => id !== mail.id);
      return relaid(context, { own: [mail, ...others] });
    }),
    'remove own message': assign(({ context }, { id: removed }: Of<'own message removed'>) =>
      relaid(context, { own: context.own.filter(({ id }) => id !== removed) }),
    ),
    'sync own messages': assign(({ context }, { own }: Of<'own messages synced'>) => relaid(context, { own })),
    'note the list request': assign({ listMissed: [] }),
    'note the message request': assign({ messageMissed: [] }),
    'give the command': enqueueActions(({ context, event, enqueue }) => {
      const found = commandIn(context, event);
      if (!found) return;
      const given: ToOutbox = { type: 'give', ...found };
      enqueue.sendTo('outbox', given);
    }),
    'mark the open message as read': enqueueActions(({ context: { mail }, enqueue }) => {
      if (!mail || mail.isRead || isOwn(mail.id)) return;
      const updates = [{ ids: [mail.id], data: { isRead: true } }];
      const command: EmailCommand = { type: 'messages updated', updates, isQuiet: true };
      const given: ToOutbox = { type: 'give', command, state: [mail] };
      enqueue.sendTo('outbox', given);
    }),
    'follow the outbox': assign(({ context }, changed: Of<'outbox changed'>) => withOutbox(context, changed)),
  },
});
