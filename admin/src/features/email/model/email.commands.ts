import type { Email, EmailChanges, EmailFolder, EmailLabel, EmailsMeta } from '@embarque/mocks/email/contract';
import type { EmailListQuery } from './email.query.ts';

/** Messages that get the same values. */
export interface Update {
  ids: number[];
  data: EmailChanges;
}

/** A command about messages. Applying it twice changes nothing, since a loaded list may include it already. */
export type EmailCommand =
  /** A quiet one shows no toast, since it follows from something else. */
  | { type: 'messages updated'; updates: Update[]; isQuiet?: true }
  /** Adds the label to `adds` and removes it from the others. */
  | { type: 'label toggled'; ids: number[]; label: EmailLabel; adds: number[] }
  /** They are gone for good; waits until its undo has expired. */
  | { type: 'messages deleted'; ids: number[] };

export interface EmailResponse {
  /** `null` when the server was not asked, as for messages that are stored here. */
  emailsMeta: EmailsMeta | null;
}

/** The messages that a command is about. */
export const idsOf = (command: EmailCommand): number[] =>
  command.type === 'messages updated' ? command.updates.flatMap(({ ids }) => ids) : command.ids;

/** Whether nothing takes the command back once the server has it. */
export const isHeld = ({ type }: EmailCommand): boolean => type === 'messages deleted';

/** Returns the same object when the command is not about it. */
export function applyTo<Mail extends Email>(mail: Mail, command: EmailCommand): Mail {
  if (command.type === 'messages deleted' || !idsOf(command).includes(mail.id)) return mail;
  if (command.type === 'label toggled') {
    const others = mail.labels.filter((label) => label !== command.label);
    return { ...mail, labels: command.adds.includes(mail.id) ? [...others, command.label] : others };
  }
  return command.updates.reduce((current, { ids, data }) => {
    if (!ids.includes(mail.id)) return current;
    const folder = data.folder ?? current.folder;
    return { ...current, ...data, folder, isDeleted: folder === 'trash' };
  }, mail);
}

export function applyAllTo<Mail extends Email>(mail: Mail, commands: readonly EmailCommand[]): Mail {
  return commands.reduce((current, command) => applyTo(current, command), mail);
}

/** The messages after the commands, without those that are deleted. */
export function applyAllToList<Mail extends Email>(
  mails: readonly Mail[],
  commands: readonly EmailCommand[],
): readonly Mail[] {
  if (commands.length === 0) return mails;
  const gone = new Set(commands.flatMap((command) => (command.type === 'messages deleted' ? command.ids : [])));
  return mails.filter(({ id }) => !gone.has(id)).map((mail) => applyAllTo(mail, commands));
}

/** Whether a command changes any of the messages. */
export function hasEffect(mails: readonly Email[], command: EmailCommand): boolean {
  if (command.type !== 'messages updated') return command.ids.length > 0;
  return command.updates.some(({ ids, data }) =>
    mails.some((mail) => ids.includes(mail.id) && JSON.stringify(flagsOf(mail, data)) !== JSON.stringify(data)),
  );
}

/** Toggles a label on each of the messages. */
export function labelToggled(mails: readonly Email[], label: EmailLabel): EmailCommand {
  const adds = mails.filter(({ labels }) => !labels.includes(label)).map(({ id }) => id);
  return { type: 'label toggled', ids: mails.map(({ id }) => id), label, adds };
}

/**
 * The command that undoes another one: messages with different values get them back. `null` for a command without a toast, which
 * offers no undo.
 *
 * @param before the messages before the command
 */
export function inverse(before: readonly Email[], command: EmailCommand): EmailCommand | null {
  if (!hasToast(command)) return null;
  // Its undo only drops what waits to be sent.
  if (command.type === 'messages deleted') return { type: 'messages updated', updates: [], isQuiet: true };
  if (command.type === 'label toggled') {
    return { ...command, adds: command.ids.filter((id) => !command.adds.includes(id)) };
  }
  const groups = new Map<string, Update>();
  for (const { ids, data: changes } of command.updates) {
    for (const mail of before.filter(({ id }) => ids.includes(id))) {
      const data = flagsOf(mail, changes);
      const key = JSON.stringify(data);
      const group = groups.get(key) ?? { ids: [], data };
      group.ids.push(mail.id);
      groups.set(key, group);
    }
  }
  return { type: 'messages updated', updates: [...groups.values()] };
}

/** Only for commands that move messages out of sight, or change many at once. */
export function hasToast(command: EmailCommand): boolean {
  if (command.type !== 'messages updated') return true;
  return !command.isQuiet && command.updates.some(({ data }) => data.folder !== undefined || data.isRead === false);
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

/** The current values of the flags that a command sets. */
function flagsOf(mail: Email, { isRead, isStarred, folder }: EmailChanges): EmailChanges {
  return {
    ...(isRead !== undefined && { isRead: mail.isRead }),
    ...(isStarred !== undefined && { isStarred: mail.isStarred }),
    ...(folder !== undefined && { folder: mail.folder }),
  };
}
