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
  /** The people of the messages, latest first. */
  people: readonly EmailSender[];
  /** The start of a range selection. */
  anchor: number | null;
  /** The inverse changes by number of the change, for Undo. */
  undos: Readonly<Record<number, EmailChange[]>>;
  /** The number of the newest change. */
  lastNo: number;
  /** Why loading the list failed. */
  listError: unknown;
  /** Why loading the message failed. */
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
  /** A quiet change shows no toast, since it follows from another one. */
  | { type: 'messages flagged'; ids: number[]; data: EmailChanges; isQuiet?: true }
  | { type: 'label toggled'; ids: number[]; label: EmailLabel }
  | { type: 'change taken back'; no: number }
  | { type: 'selection toggled'; id: number }
  | { type: 'range selected'; id: number }
  | { type: 'all selected' }
  | { type: 'selection cleared' }
  | { type: 'own message saved'; mail: OwnEmail }
  | { type: 'own message removed'; id: number }
  /** Saved by another tab. */
  | { type: 'own messages synced'; own: readonly OwnEmail[] };

export type EmailEmitted =
  /** Changed on screen; `no` undoes it. */
  | { type: 'mails changed'; no: number; change: EmailChange }
  /** Refused by the server and rolled back. */
  | { type: 'change refused'; change: EmailChange; error: unknown }
  /** The neighbour is to be opened by its URL. */
  | { type: 'neighbour opened'; id: number };

export interface EmailInput {
  list: EmailListQuery;
  /** Messages stored in this browser. */
  own: readonly OwnEmail[];
}

/** Named, so that a test can replace each. */
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
  // A sent change is never aborted: the server may have saved it already.
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
