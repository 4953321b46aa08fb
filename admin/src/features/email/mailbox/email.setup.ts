import type { EmailAnswer, EmailChanges, EmailLabel, EmailsAnswer, EmailSender } from '@embarque/mocks/email/contract';
import { fromPromise } from 'xstate';
import type { OutboxChanged, RunningOutbox } from '../../../outbox/outbox.connect.ts';
import type { Confirming } from '../../../outbox/view/outbox.followed.ts';
import { outboxView } from '../../../outbox/view/outbox.view.ts';
import { emailCalls } from './email.api.ts';
import { emailOutbox } from './email.outbox.ts';
import type { EmailCommand, EmailResponse } from '../model/email.commands.ts';
import type { EmailFacts, EmailLayout, OwnEmail } from '../model/email.layout.ts';
import type { EmailListQuery } from '../model/email.query.ts';

type Missed = Confirming<unknown, EmailCommand, EmailResponse>['missed'];

export interface EmailContext extends EmailFacts, EmailLayout {
  outbox: RunningOutbox;
  /** The people of the messages, latest first. */
  people: readonly EmailSender[];
  /** The addresses of the person beside the one they signed in with. */
  aliases: readonly string[];
  /** The start of a range selection. */
  anchor: number | null;
  /** The changes since the list was requested; `null` while it is not being loaded. */
  listMissed: Missed;
  /** The changes since the message was requested; `null` while it is not being loaded. */
  messageMissed: Missed;
  /** Resolves when the commands of an earlier page are sent. */
  flushed: () => Promise<void>;
  /** Why loading the list failed. */
  listError: unknown;
  /** Why loading the message failed. */
  messageError: unknown;
}

export type Direction = 'previous' | 'next';

export type EmailEvent =
  | { type: 'list requested'; list: EmailListQuery }
  | OutboxChanged<EmailCommand, EmailResponse>
  | { type: 'try again' }
  | { type: 'message opened'; id: number }
  | { type: 'message closed' }
  | { type: 'try opening again' }
  | { type: 'neighbour requested'; dir: Direction }
  /** A quiet change shows no toast, since it follows from another one. */
  | { type: 'messages flagged'; ids: number[]; data: EmailChanges; isQuiet?: true }
  | { type: 'label toggled'; ids: number[]; label: EmailLabel }
  /** They are to be gone for good. */
  | { type: 'messages deleted'; ids: number[] }
  | { type: 'selection toggled'; id: number }
  | { type: 'range selected'; id: number }
  | { type: 'all selected' }
  | { type: 'selection cleared' }
  | { type: 'own message saved'; mail: OwnEmail }
  | { type: 'own message removed'; id: number }
  /** Saved by another tab. */
  | { type: 'own messages synced'; own: readonly OwnEmail[] };

export type EmailEmitted =
  /** The neighbour is to be opened by its URL. */
  { type: 'neighbour opened'; id: number };

export interface EmailInput {
  outbox: RunningOutbox;
  list: EmailListQuery;
  /** Messages stored in this browser. */
  own: readonly OwnEmail[];
  flushed: () => Promise<void>;
}

/** Named, so that a test can replace each. */
export const emailActors = {
  outbox: outboxView(emailOutbox),
  'load list': fromPromise<EmailsAnswer, { list: EmailListQuery; flushed?: () => Promise<void> }>(
    async ({ input, signal }) => {
      await input.flushed?.();
      return emailCalls.list(input.list, signal);
    },
  ),
  'load message': fromPromise<EmailAnswer['email'], { id: number; list: EmailListQuery }>(({ input, signal }) =>
    emailCalls.open(input.id, input.list, signal),
  ),
  'find neighbour': fromPromise<EmailAnswer['email'], { id: number; dir: Direction; list: EmailListQuery }>(
    ({ input: { id, dir, list }, signal }) => emailCalls.turn({ emailId: id, dir }, list, signal),
  ),
};

export function startContext({ outbox, list, own, flushed }: EmailInput): EmailContext {
  return {
    outbox,
    list,
    own,
    shownList: null,
    emails: [],
    meta: { inbox: 0, draft: 0, spam: 0 },
    opened: null,
    openId: null,
    entries: [],
    people: [],
    aliases: [],
    selected: [],
    unreadIds: [],
    anchor: null,
    listMissed: null,
    messageMissed: null,
    flushed,
    listError: null,
    messageError: null,
    shown: [],
    mail: null,
    answers: [],
    counts: { inbox: 0, draft: 0, spam: 0 },
  };
}
