import { assign, emit, enqueueActions, setup } from 'xstate';
import type { Email, EmailsAnswer, OpenEmail, UpdateEmailsAnswer } from '@embarque/mocks/email/contract';
import { applyChange, type EmailChange } from '../model/email.changes.ts';
import { isOwn, neighbourOf } from '../model/email.layout.ts';
import { isSameList } from '../model/email.query.ts';
import { emailActors, type EmailContext, type EmailEmitted, type EmailEvent, type EmailInput } from './email.setup.ts';
import { rangeTo, toggled } from '../model/email.selection.ts';
import { changed, changeIn, peopleIn, relaid } from '../model/email.steps.ts';

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
    'is another folder or label': ({ context, event }) =>
      event.type === 'list requested' && !isSameList(context.list, event.list),
    'is open already': ({ context, event }) => event.type === 'message opened' && context.openId === event.id,
    'is an own message': ({ event }) => event.type === 'message opened' && isOwn(event.id),
    'neighbour is listed': ({ context, event }) =>
      event.type === 'neighbour requested' && typeof neighbourOf(context, event.dir) === 'number',
    'neighbour is elsewhere': ({ context, event }) =>
      event.type === 'neighbour requested' && neighbourOf(context, event.dir) === 'elsewhere',
    'something waits': ({ context }) => context.queue.length > 0,
    'can be taken back': ({ context, event }) => event.type === 'change taken back' && event.no in context.undos,
    'list misses what changed': ({ context }) => {
      const [first] = context.queue;
      const known = new Set(context.emails.map(({ id }) => id));
      return first !== undefined && !first.change.ids.every((id) => known.has(id));
    },
  },
  actions: {
    'set the list': assign({
      list: ({ context, event }) => (event.type === 'list requested' ? event.list : context.list),
      listError: null,
    }),
    'clear the selection': assign({ selected: [], anchor: null }),
    'set the messages': assign(({ context }, answer: EmailsAnswer) =>
      relaid(context, {
        emails: answer.emails,
        meta: answer.emailsMeta,
        people: peopleIn(answer.emails, context.people),
        shownList: context.list,
        listError: null,
      }),
    ),
    'set the list error': assign((_, { error }: { error: unknown }) => ({ listError: error })),
    'set the message error': assign((_, { error }: { error: unknown }) => ({ messageError: error })),
    'open the message': assign(({ context, event }) =>
      event.type === 'message opened' ? relaid(context, { openId: event.id, opened: null, messageError: null }) : {},
    ),
    'close the message': assign(({ context }) => relaid(context, { openId: null, opened: null, messageError: null })),
    'set the message': assign(({ context }, opened: OpenEmail) =>
      relaid(context, { opened, openId: opened.id, messageError: null }),
    ),
    'announce the neighbour': emit((_, { id }: { id: number }) => ({ type: 'neighbour opened' as const, id })),
    'toggle the selection': assign(({ context, event }) =>
      event.type === 'selection toggled' ? { selected: toggled(context.selected, event.id), anchor: event.id } : {},
    ),
    'select the range': assign(({ context, event }) =>
      event.type === 'range selected'
        ? { selected: rangeTo(context, event.id), anchor: context.anchor ?? event.id }
        : {},
    ),
    'select all': assign({ selected: ({ context }) => context.shown.map(({ id }) => id) }),
    'save own message': assign(({ context, event }) => {
      if (event.type !== 'own message saved') return {};
      const others = context.own.filter(({ id }) => id !== event.mail.id);
      return relaid(context, { own: [event.mail, ...others] });
    }),
    'remove own message': assign(({ context, event }) =>
      event.type === 'own message removed'
        ? relaid(context, { own: context.own.filter(({ id }) => id !== event.id) })
        : {},
    ),
    'sync own messages': assign(({ context, event }) =>
      event.type === 'own messages synced' ? relaid(context, { own: event.own }) : {},
    ),
    'change the mails': enqueueActions(({ context, event, enqueue }) => {
      const change = changeIn(context, event);
      if (!change) return;
      const no = context.lastNo + 1;
      enqueue.assign(changed(context, [change], { no, isUndoable: true }));
      const isQuiet = event.type === 'messages flagged' && event.isQuiet === true;
      if (!isQuiet) enqueue.emit({ type: 'mails changed', no, change });
    }),
    'mark the open message as read': assign(({ context }) => {
      const { mail } = context;
      if (!mail || mail.isRead || isOwn(mail.id)) return {};
      const change: EmailChange = { kind: 'flags', ids: [mail.id], data: { isRead: true } };
      return changed(context, [change], { no: context.lastNo + 1, isUndoable: false });
    }),
    'take the change back': assign(({ context, event }) => {
      if (event.type !== 'change taken back') return {};
      const { [event.no]: changes = [], ...undos } = context.undos;
      return changed({ ...context, undos }, changes, {
        no: context.lastNo + 1,
        undoes: event.no,
        isUndoable: false,
      });
    }),
    'confirm the first': assign(({ context }, { emailsMeta }: UpdateEmailsAnswer) => {
      const [first, ...queue] = context.queue;
      if (!first) return {};
      const confirm = <Mail extends Email>(mail: Mail) => applyChange(mail, first.change);
      const opened = context.opened && confirm(context.opened);
      return relaid(context, { queue, emails: context.emails.map(confirm), opened, meta: emailsMeta });
    }),
    'drop the first': enqueueActions(({ context, enqueue }, { error }: { error: unknown }) => {
      const [first, ...others] = context.queue;
      if (!first) return;
      const { [first.no]: _, ...undos } = context.undos;
      // The undo of a refused change must not be sent: it would make that change.
      const queue = others.filter(({ undoes }) => undoes !== first.no);
      enqueue.assign({ ...relaid(context, { queue }), undos });
      enqueue.emit({ type: 'change refused', change: first.change, error });
    }),
  },
});
