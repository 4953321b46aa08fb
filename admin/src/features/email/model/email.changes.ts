import type { Email, EmailChanges, EmailFolder, EmailLabel, EmailsMeta } from '@embarque/mocks/email/contract';
import type { EmailListQuery } from './email.query.ts';

/** A change of messages. Applying it twice changes nothing, since a loaded list may include it already. */
export type EmailChange =
  | { kind: 'flags'; ids: number[]; data: EmailChanges }
  /** Adds the label to `adds` and removes it from the others. */
  | { kind: 'label'; ids: number[]; label: EmailLabel; adds: number[] };

/** Returns the same object when the change is not about it. */
export function applyChange<Mail extends Email>(mail: Mail, change: EmailChange): Mail {
  if (!change.ids.includes(mail.id)) return mail;
  if (change.kind === 'flags') {
    const folder = change.data.folder ?? mail.folder;
    return { ...mail, ...change.data, folder, isDeleted: folder === 'trash' };
  }
  const others = mail.labels.filter((label) => label !== change.label);
  return { ...mail, labels: change.adds.includes(mail.id) ? [...others, change.label] : others };
}

export function applyAll<Mail extends Email>(mail: Mail, changes: readonly EmailChange[]): Mail {
  return changes.reduce((current, change) => applyChange(current, change), mail);
}

/** Toggles a label on each of the messages. */
export function toggleLabel(mails: readonly Email[], label: EmailLabel): EmailChange {
  const adds = mails.filter(({ labels }) => !labels.includes(label)).map(({ id }) => id);
  return { kind: 'label', ids: mails.map(({ id }) => id), label, adds };
}

/**
 * The changes that undo one: messages with different values get them back.
 *
 * @param before the messages before the change
 */
export function inverse(change: EmailChange, before: readonly Email[]): EmailChange[] {
  const mails = before.filter(({ id }) => change.ids.includes(id));
  if (change.kind === 'label') {
    const adds = change.ids.filter((id) => !change.adds.includes(id));
    return [{ ...change, adds }];
  }
  const groups = new Map<string, { ids: number[]; data: EmailChanges }>();
  for (const mail of mails) {
    const data = flagsOf(mail, change.data);
    const key = JSON.stringify(data);
    const group = groups.get(key) ?? { ids: [], data };
    group.ids.push(mail.id);
    groups.set(key, group);
  }
  return [...groups.values()].map((group) => ({ kind: 'flags', ...group }));
}

export function isIdle(change: EmailChange, mails: readonly Email[]): boolean {
  if (change.ids.length === 0) return true;
  if (change.kind === 'label') return false;
  return mails.every((mail) => JSON.stringify(flagsOf(mail, change.data)) === JSON.stringify(change.data));
}

/** Narrows a change to the messages of the server, or to those stored here. */
export function narrowTo(change: EmailChange, isWanted: (id: number) => boolean): EmailChange {
  const ids = change.ids.filter(isWanted);
  return change.kind === 'label' ? { ...change, ids, adds: change.adds.filter(isWanted) } : { ...change, ids };
}

/** Follows the server's rules, except for the search, which is left to it. */
export function isOnList({ folder, isStarred, labels }: Email, list: EmailListQuery): boolean {
  const isInFolder = list.folder === 'starred' ? isStarred && folder !== 'trash' : folder === list.folder;
  return isInFolder && (list.label === null || labels.includes(list.label));
}

/** Adjusts the server's counts by messages that have changed since. */
export function recount(meta: EmailsMeta, before: readonly Email[], after: readonly Email[]): EmailsMeta {
  const count = (mails: readonly Email[], folder: EmailFolder, isUnreadOnly: boolean) =>
    mails.filter((mail) => mail.folder === folder && !(isUnreadOnly && mail.isRead)).length;
  const grown = (folder: EmailFolder, isUnreadOnly: boolean) =>
    count(after, folder, isUnreadOnly) - count(before, folder, isUnreadOnly);
  return {
    inbox: Math.max(0, meta.inbox + grown('inbox', true)),
    draft: Math.max(0, meta.draft + grown('draft', false)),
    spam: Math.max(0, meta.spam + grown('spam', true)),
  };
}

/** The current values of the flags that a change sets. */
function flagsOf(mail: Email, { isRead, isStarred, folder }: EmailChanges): EmailChanges {
  return {
    ...(isRead !== undefined && { isRead: mail.isRead }),
    ...(isStarred !== undefined && { isStarred: mail.isStarred }),
    ...(folder !== undefined && { folder: mail.folder }),
  };
}
