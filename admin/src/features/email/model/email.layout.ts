import { hasFolded } from '@embarque/design-system/find-folded';
import type { Email, EmailsMeta, EmailView, OpenEmail } from '@embarque/mocks/email/contract';
import type { Entry } from '../../../outbox/outbox.types.ts';
import { applyAllTo, applyAllToList, type EmailCommand, isOnList, recount } from './email.commands.ts';
import type { EmailListQuery } from './email.query.ts';

/** A message written here, which the server has no request to take; its id is negative. */
export interface OwnEmail extends Email {
  /** When a scheduled message is sent: ISO 8601 in UTC. */
  scheduledFor?: string | undefined;
  /** The server's draft that it replaces. */
  sourceId?: number | undefined;
  /** The message of the server that it answers. */
  answerTo?: number | undefined;
}

/** The data of a mailbox, without what is derived from it. */
export interface EmailFacts {
  /** The requested list. */
  list: EmailListQuery;
  /** The list of `emails`; null until loaded. */
  shownList: EmailListQuery | null;
  /** As last confirmed by the server. */
  emails: readonly Email[];
  meta: EmailsMeta;
  /** The open message as last confirmed by the server. */
  opened: OpenEmail | null;
  openId: number | null;
  own: readonly OwnEmail[];
  /** Commands that the server has not confirmed, oldest first. */
  entries: readonly Entry<EmailCommand>[];
  selected: readonly number[];
  /** The messages that were unread when the list was loaded: those stay on a list of unread ones. */
  unreadIds: readonly number[];
}

/** The visible mailbox, derived from its data. */
export interface EmailLayout {
  /** Newest first. */
  shown: readonly Email[];
  /** The open message, from the list until it is loaded. */
  mail: OwnEmail | OpenEmail | null;
  /** Sent answers to the open message that are stored here, oldest first. */
  answers: readonly OwnEmail[];
  counts: EmailsMeta;
  /** The selected messages of this list. */
  selected: readonly number[];
}

export const isOwn = (id: number) => id < 0;

/** Whether the messages of a folder were written here: its list shows whom they go to. */
export const isWritten = (folder: EmailView): boolean => folder === 'sent' || folder === 'draft';

/** Applies pending commands to the messages of the server and to those stored here. */
export function layOut(facts: EmailFacts): EmailLayout {
  const commands = facts.entries.map(({ command }) => command);
  const known = facts.emails;
  const now = <Mail extends Email>(mails: readonly Mail[]) => applyAllToList(mails, commands);
  const current = now(known);
  const own = now(facts.own);
  const list = facts.shownList;
  const replaced = new Set(own.map(({ sourceId }) => sourceId));
  const isShown = (mail: Email) =>
    list !== null && isOnList(mail, list) && (!list.isUnread || !mail.isRead || facts.unreadIds.includes(mail.id));
  const written = list ? own.filter((mail) => isShown(mail) && isFound(mail, list)) : [];
  const received = current.filter((mail) => isShown(mail) && !replaced.has(mail.id));
  const shown = written.length === 0 ? received : [...written, ...received].toSorted(newestFirst);
  const ids = facts.selected.length === 0 ? null : new Set(shown.map(({ id }) => id));
  const opened = facts.opened?.id === facts.openId ? facts.opened : null;
  const isOpenedListed = opened !== null && known.some(({ id }) => id === opened.id);
  const counted = opened && !isOpenedListed ? [...known, opened] : known;

  return {
    shown,
    mail: openMessage(facts.openId, [...own, ...now(opened ? [opened] : []), ...current]),
    answers: own.filter((mail) => mail.answerTo === facts.openId && mail.folder === 'sent').toReversed(),
    counts: withOwn(commands.length === 0 ? facts.meta : recount(facts.meta, counted, now(counted)), own),
    selected: ids ? facts.selected.filter((id) => ids.has(id)) : facts.selected,
  };
}

/** A known message with pending changes. */
export function findMessage({ emails, own, opened, entries }: EmailFacts, id: number): OwnEmail | undefined {
  const mail = [...own, ...emails, ...(opened ? [opened] : [])].find((each) => each.id === id);
  return (
    mail &&
    applyAllTo(
      mail,
      entries.map(({ command }) => command),
    )
  );
}

/**
 * The id of the message above or below, or null at the end. `elsewhere` when the message is not listed here and the server knows
 * its neighbour.
 */
export function neighbourOf({ shown, mail }: EmailLayout, dir: 'previous' | 'next'): number | 'elsewhere' | null {
  if (!mail) return null;
  const index = shown.findIndex(({ id }) => id === mail.id);
  if (index >= 0) return shown[dir === 'previous' ? index - 1 : index + 1]?.id ?? null;
  if (!('hasNextMail' in mail)) return null;
  return (dir === 'previous' ? mail.hasPreviousMail : mail.hasNextMail) ? 'elsewhere' : null;
}

/** When a message was sent or saved or, while it waits, is to be sent. */
export const whenOf = ({ scheduledFor, time }: OwnEmail, now: number): string =>
  scheduledFor && Date.parse(scheduledFor) > now ? scheduledFor : time;

function newestFirst(one: OwnEmail, other: OwnEmail): number {
  const now = Date.now();
  return whenOf(other, now).localeCompare(whenOf(one, now));
}

const openMessage = (openId: number | null, mails: readonly (OwnEmail | OpenEmail)[]) =>
  mails.find(({ id }) => id === openId) ?? null;

/** The server never sees these messages, so they are searched here by the same rule. */
function isFound({ from, to, cc, bcc, subject, folder }: Email, { q }: EmailListQuery): boolean {
  const people = isWritten(folder) ? [...to, ...cc, ...bcc] : [from];
  const texts = people.flatMap(({ name, email }) => (q.includes('@') ? [name, email] : [name]));
  return hasFolded([...texts, subject].join('\n'), q);
}

function withOwn(meta: EmailsMeta, own: readonly OwnEmail[]): EmailsMeta {
  if (own.length === 0) return meta;
  const drafts = own.filter(({ folder }) => folder === 'draft').length;
  const replaced = own.filter(({ sourceId }) => sourceId !== undefined).length;
  return { ...meta, draft: Math.max(0, meta.draft + drafts - replaced) };
}
