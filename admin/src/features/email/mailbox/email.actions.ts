import { assign, emit, enqueueActions, setup } from 'xstate';
import type { Email, EmailsAnswer, OpenEmail, UpdateEmailsAnswer } from '@embarque/mocks/email/contract';
import { applyChange, type EmailChange } from '../model/email.changes.ts';
import { isOwn, neighbourOf } from '../model/email.layout.ts';
import { isSameList } from '../model/email.query.ts';
import { emailActors, type EmailContext, type EmailEmitted, type EmailEvent, type EmailInput } from './email.setup.ts';
import { rangeTo, toggled } from '../model/email.selection.ts';
import { changed, changeIn, peopleIn, relaid } from '../model/email.steps.ts';

/** What can be asked of the mailbox, and what is done about it; the chart is in `email.machine.ts`. */
export const emailSetup = setup({
  types: {
    context: {} as EmailContext,
    events: {} as EmailEvent,
    input: {} as EmailInput,
    emitted: {} as EmailEmitted,
  },
  actors: emailActors,
  guards: {
    'another folder or label is chosen': ({ context, event }) =>
      event.type === 'list chosen' && !isSameList(context.list, event.list),
    'that mail is open': ({ context, event }) => event.type === 'mail opened' && context.openId === event.id,
    'that mail is kept here': ({ event }) => event.type === 'mail opened' && isOwn(event.id),
    'neighbour is on the list': ({ context, event }) =>
      event.type === 'turn asked' && typeof neighbourOf(context, event.dir) === 'number',
    'neighbour is elsewhere': ({ context, event }) =>
      event.type === 'turn asked' && neighbourOf(context, event.dir) === 'elsewhere',
    'something waits': ({ context }) => context.queue.length > 0,
    'can be taken back': ({ context, event }) => event.type === 'change taken back' && event.no in context.undos,
    'list misses what changed': ({ context }) => {
      const [first] = context.queue;
      const known = new Set(context.emails.map(({ id }) => id));
      return first !== undefined && !first.change.ids.every((id) => known.has(id));
    },
  },
  actions: {
    'keep the list asked for': assign({
      list: ({ context, event }) => (event.type === 'list chosen' ? event.list : context.list),
      listError: null,
    }),
    'clear the selection': assign({ selected: [], anchor: null }),
    'keep the answer': assign(({ context }, answer: EmailsAnswer) =>
      relaid(context, {
        emails: answer.emails,
        meta: answer.emailsMeta,
        people: peopleIn(answer.emails, context.people),
        shownList: context.list,
        listError: null,
      }),
    ),
    'keep the failure of the list': assign((_, { error }: { error: unknown }) => ({ listError: error })),
    'keep the failure of the mail': assign((_, { error }: { error: unknown }) => ({ mailError: error })),
    'open the mail': assign(({ context, event }) =>
      event.type === 'mail opened' ? relaid(context, { openId: event.id, opened: null, mailError: null }) : {},
    ),
    'close the mail': assign(({ context }) => relaid(context, { openId: null, opened: null, mailError: null })),
    'keep the mail': assign(({ context }, opened: OpenEmail) =>
      relaid(context, { opened, openId: opened.id, mailError: null }),
    ),
    'tell of the turn': emit((_, { id }: { id: number }) => ({ type: 'mail turned to' as const, id })),
    'toggle the selection': assign(({ context, event }) =>
      event.type === 'selection toggled' ? { selected: toggled(context.selected, event.id), anchor: event.id } : {},
    ),
    'select the range': assign(({ context, event }) =>
      event.type === 'range selected'
        ? { selected: rangeTo(context, event.id), anchor: context.anchor ?? event.id }
        : {},
    ),
    'select everything': assign({ selected: ({ context }) => context.shown.map(({ id }) => id) }),
    'keep own mail': assign(({ context, event }) => {
      if (event.type !== 'own mail kept') return {};
      const others = context.own.filter(({ id }) => id !== event.mail.id);
      return relaid(context, { own: [event.mail, ...others] });
    }),
    'remove own mail': assign(({ context, event }) =>
      event.type === 'own mail removed'
        ? relaid(context, { own: context.own.filter(({ id }) => id !== event.id) })
        : {},
    ),
    'follow own mails': assign(({ context, event }) =>
      event.type === 'own mails followed' ? relaid(context, { own: event.own }) : {},
    ),
    'change the mails': enqueueActions(({ context, event, enqueue }) => {
      const change = changeIn(context, event);
      if (!change) return;
      const no = context.lastNo + 1;
      enqueue.assign(changed(context, [change], { no, isUndoable: true }));
      const isQuiet = event.type === 'mails flagged' && event.isQuiet === true;
      if (!isQuiet) enqueue.emit({ type: 'mails changed', no, change });
    }),
    'mark the open mail as read': assign(({ context }) => {
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
      // What would take back a change that never was must not be sent: it would make it.
      const queue = others.filter(({ undoes }) => undoes !== first.no);
      enqueue.assign({ ...relaid(context, { queue }), undos });
      enqueue.emit({ type: 'change refused', change: first.change, error });
    }),
  },
});
