import type {
  EmailAnswer,
  EmailChanges,
  EmailLabel,
  EmailsAnswer,
  EmailSender,
  UpdateEmailsAnswer,
} from '@embarque/mocks/email/contract';
import { fromPromise } from 'xstate';
import { emailCalls, restSaved, saveChange } from './email.api.ts';
import type { EmailChange } from '../model/email.changes.ts';
import type { EmailFacts, EmailLayout, OwnEmail } from '../model/email.layout.ts';
import type { EmailListQuery } from '../model/email.query.ts';

export interface EmailContext extends EmailFacts, EmailLayout {
  /** Whom the reader exchanges mails with, the latest first. */
  people: readonly EmailSender[];
  /** Where a range of the selection begins. */
  anchor: number | null;
  /** What takes back each change that can be taken back, by the change's number. */
  undos: Readonly<Record<number, EmailChange[]>>;
  /** The number of the newest change. */
  lastNo: number;
  /** Why the list failed last. */
  listError: unknown;
  /** Why the open mail failed last. */
  messageError: unknown;
}

export type Direction = 'previous' | 'next';

export type EmailEvent =
  | { type: 'list requested'; list: EmailListQuery }
  | { type: 'list outdated' }
  | { type: 'try again' }
  | { type: 'message opened'; id: number }
  | { type: 'message closed' }
  | { type: 'try opening again' }
  | { type: 'neighbour requested'; dir: Direction }
  /** A quiet one is told to nobody: it follows from something that was. */
  | { type: 'messages flagged'; ids: number[]; data: EmailChanges; isQuiet?: true }
  | { type: 'label toggled'; ids: number[]; label: EmailLabel }
  | { type: 'change taken back'; no: number }
  | { type: 'selection toggled'; id: number }
  | { type: 'range selected'; id: number }
  | { type: 'all selected' }
  | { type: 'selection cleared' }
  | { type: 'own message saved'; mail: OwnEmail }
  | { type: 'own message removed'; id: number }
  /** What another tab has kept. */
  | { type: 'own messages synced'; own: readonly OwnEmail[] };

export type EmailEmitted =
  /** Mails are changed on screen; `no` takes it back. */
  | { type: 'mails changed'; no: number; change: EmailChange }
  /** The server declined, and the mails are as before. */
  | { type: 'change refused'; change: EmailChange; error: unknown }
  /** The mail above or below is wanted: its address is to be opened. */
  | { type: 'neighbour opened'; id: number };

export interface EmailInput {
  list: EmailListQuery;
  /** Mails that were kept on this client. */
  own: readonly OwnEmail[];
}

/** The calls, named so that a test can replace each. */
export const emailActors = {
  'load list': fromPromise<EmailsAnswer, { list: EmailListQuery; isFirst?: boolean }>(async ({ input, signal }) => {
    if (input.isFirst) await restSaved();
    return emailCalls.list(input.list, signal);
  }),
  'load message': fromPromise<EmailAnswer['email'], { id: number; list: EmailListQuery }>(({ input, signal }) =>
    emailCalls.open(input.id, input.list, signal),
  ),
  'find neighbour': fromPromise<EmailAnswer['email'], { id: number; dir: Direction; list: EmailListQuery }>(
    ({ input: { id, dir, list }, signal }) => emailCalls.turn({ emailId: id, dir }, list, signal),
  ),
  // A change that has left is never called back: the server may have made it already.
  'save change': fromPromise<UpdateEmailsAnswer, { change: EmailChange }>(({ input: { change } }) =>
    saveChange(change),
  ),
};

export function startContext({ list, own }: EmailInput): EmailContext {
  return {
    list,
    own,
    shownList: null,
    emails: [],
    meta: { inbox: 0, draft: 0, spam: 0 },
    opened: null,
    openId: null,
    queue: [],
    people: [],
    selected: [],
    anchor: null,
    undos: {},
    lastNo: 0,
    listError: null,
    messageError: null,
    shown: [],
    mail: null,
    counts: { inbox: 0, draft: 0, spam: 0 },
  };
}
