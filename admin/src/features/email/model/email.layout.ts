import { fold } from '@embarque/design-system/fold';
import type { Email, EmailsMeta, OpenEmail } from '@embarque/mocks/email/contract';
import { applyAll, type EmailChange, isOnList, recount } from './email.changes.ts';
import type { EmailListQuery } from './email.query.ts';

/** A mail that was written here. The server has no call to take it, so this client keeps it; its id is below zero. */
export interface OwnEmail extends Email {
  /** When it is to be sent, for one that waits: ISO 8601 in UTC. */
  scheduledFor?: string | undefined;
  /** The draft of the server whose place it took. */
  sourceId?: number | undefined;
}

/** A change on its way to the server. */
export interface QueuedChange {
  /** Tells it from all others of this page. */
  no: number;
  change: EmailChange;
  /** The number of the change that it takes back. */
  undoes?: number | undefined;
}

/** What a mailbox knows, apart from what follows from it. */
export interface EmailFacts {
  /** The list that was asked for last. */
  list: EmailListQuery;
  /** The list that `emails` are; null until the first answer. */
  shownList: EmailListQuery | null;
  /** The mails as the server last confirmed them. */
  emails: readonly Email[];
  meta: EmailsMeta;
  /** The open mail as the server last confirmed it. */
  opened: OpenEmail | null;
  openId: number | null;
  own: readonly OwnEmail[];
  /** Changes that the server has not confirmed, the oldest first. */
  queue: readonly QueuedChange[];
  selected: readonly number[];
}

/** What is on screen, computed from what is known. */
export interface EmailLayout {
  /** The mails of the list, the newest first. */
  shown: readonly Email[];
  /** The open mail, as far as it is known. */
  mail: OwnEmail | OpenEmail | null;
  counts: EmailsMeta;
  /** The chosen mails that are on the list. */
  selected: readonly number[];
}

export const isOwn = (id: number) => id < 0;

/** What is on screen: the mails of the server with the waiting changes applied, and those that are kept here. */
export function layOut(facts: EmailFacts): EmailLayout {
  const changes = facts.queue.map(({ change }) => change);
  const known = facts.emails;
  const current = changes.length === 0 ? known : known.map((mail) => applyAll(mail, changes));
  const list = facts.shownList;
  const replaced = new Set(facts.own.map(({ sourceId }) => sourceId));
  const shown = list
    ? [...facts.own.filter((mail) => isFound(mail, list)), ...current.filter(({ id }) => !replaced.has(id))].filter(
        (mail) => isOnList(mail, list),
      )
    : [];
  const ids = facts.selected.length === 0 ? null : new Set(shown.map(({ id }) => id));
  const opened = facts.opened?.id === facts.openId ? facts.opened : null;
  const isOpenedListed = opened !== null && known.some(({ id }) => id === opened.id);
  const counted = opened && !isOpenedListed ? [...known, opened] : known;

  return {
    shown,
    mail: openMessage(facts, opened, changes, current),
    counts: withOwn(
      changes.length === 0
        ? facts.meta
        : recount(
            facts.meta,
            counted,
            counted.map((mail) => applyAll(mail, changes)),
          ),
      facts.own,
    ),
    selected: ids ? facts.selected.filter((id) => ids.has(id)) : facts.selected,
  };
}

/** Every mail that is known, as it is on screen. */
export function findMessage({ emails, own, opened, queue }: EmailFacts, id: number): OwnEmail | undefined {
  if (isOwn(id)) return own.find((mail) => mail.id === id);
  const mail = emails.find((each) => each.id === id) ?? (opened?.id === id ? opened : undefined);
  return (
    mail &&
    applyAll(
      mail,
      queue.map(({ change }) => change),
    )
  );
}

/**
 * The mail above or below another one: its id, or null at the end. `elsewhere` when the mail is not on the list that is here and
 * the server knows its neighbour.
 */
export function neighbourOf({ shown, mail }: EmailLayout, dir: 'previous' | 'next'): number | 'elsewhere' | null {
  if (!mail) return null;
  const index = shown.findIndex(({ id }) => id === mail.id);
  if (index >= 0) return shown[dir === 'previous' ? index - 1 : index + 1]?.id ?? null;
  if (!('hasNextMail' in mail)) return null;
  return (dir === 'previous' ? mail.hasPreviousMail : mail.hasNextMail) ? 'elsewhere' : null;
}

function openMessage(
  { openId, own }: EmailFacts,
  opened: OpenEmail | null,
  changes: readonly EmailChange[],
  current: readonly Email[],
): OwnEmail | OpenEmail | null {
  if (openId === null) return null;
  if (isOwn(openId)) return own.find(({ id }) => id === openId) ?? null;
  return opened ? applyAll(opened, changes) : (current.find(({ id }) => id === openId) ?? null);
}

/** The server never sees these, so they are searched here, by the same rule. */
function isFound({ from, subject }: Email, { q }: EmailListQuery): boolean {
  const wanted = fold(q.trim());
  return fold(from.name).includes(wanted) || fold(subject).includes(wanted);
}

function withOwn(meta: EmailsMeta, own: readonly OwnEmail[]): EmailsMeta {
  if (own.length === 0) return meta;
  const drafts = own.filter(({ folder }) => folder === 'draft').length;
  const replaced = own.filter(({ sourceId }) => sourceId !== undefined).length;
  return { ...meta, draft: Math.max(0, meta.draft + drafts - replaced) };
}
