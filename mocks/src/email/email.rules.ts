import { fold } from '@embarque/design-system/fold';
import { isMentioned, searchedText, spellingsOf } from '../lib/list/search-text.ts';
import type {
  Email,
  EmailChanges,
  EmailFolder,
  EmailLabel,
  EmailsMeta,
  OpenEmail,
  PaginateEmailQuery,
} from './email.contract.ts';

/** Which mails a list shows. */
export interface ListedEmails {
  /** Text to look for, folded. Empty means everything. */
  q: string;
  /** One of the views; any other finds nothing. */
  folder: string;
  label: string | null;
}

type Direction = PaginateEmailQuery['dir'];

const directions: readonly Direction[] = ['previous', 'next'];

/** Reads which mails an address asks for. */
export function readList(params: URLSearchParams, usualFolder: EmailFolder): ListedEmails {
  return {
    q: fold(params.get('q') ?? '').trim(),
    folder: params.get('folder') || usualFolder,
    label: params.get('label') || null,
  };
}

/** The direction that an address asks for; undefined when it is none. */
export function readDirection(params: URLSearchParams): Direction | undefined {
  return oneOf(directions, params.get('dir'));
}

/** The mails of a list, newest first. */
export function listEmails(emails: readonly Email[], { q, folder, label }: ListedEmails): Email[] {
  return emails
    .filter(
      (email) =>
        isIn(email, folder) && (label === null || email.labels.some((one) => one === label)) && mentions(email, q),
    )
    .toReversed();
}

/** Counts what the folder list shows. */
export function countEmails(emails: readonly Email[]): EmailsMeta {
  const count = (folder: EmailFolder, matches: (email: Email) => boolean) =>
    emails.filter((email) => email.folder === folder && matches(email)).length;
  return {
    inbox: count('inbox', ({ isRead }) => !isRead),
    draft: count('draft', () => true),
    spam: count('spam', ({ isRead }) => !isRead),
  };
}

/**
 * The mail above or below another one. That one need not be on the list itself: the open mail stays where it is when
 * it was moved away or lost the label.
 */
export function neighbourOf({ id }: Email, list: readonly Email[], direction: Direction): Email | undefined {
  return direction === 'previous' ? list.findLast((email) => email.id > id) : list.find((email) => email.id < id);
}

/** A mail together with what it has for neighbours on a list. */
export function openEmail(email: Email, list: readonly Email[]): OpenEmail {
  return {
    ...email,
    hasPreviousMail: neighbourOf(email, list, 'previous') !== undefined,
    hasNextMail: neighbourOf(email, list, 'next') !== undefined,
  };
}

/** A mail after a change. Folder and `isDeleted` never disagree. */
export function changeEmail(email: Email, { folder, isDeleted, ...flags }: EmailChanges): Email {
  const newFolder = folder ?? folderBy(isDeleted, email.folder);
  return { ...email, ...flags, folder: newFolder, isDeleted: newFolder === 'trash' };
}

/** A mail that lost the label it had, or got the one it had not. */
export function toggleLabel(email: Email, label: EmailLabel): Email {
  const others = email.labels.filter((one) => one !== label);
  return { ...email, labels: others.length < email.labels.length ? others : [...others, label] };
}

function isIn({ folder, isStarred }: Email, view: string): boolean {
  return view === 'starred' ? isStarred && folder !== 'trash' : folder === view;
}

/** By the people whom the list shows: of a message that was written here, those it went to. An address is looked for by its `@`. */
function mentions({ from, to, cc, bcc, subject, folder }: Email, q: string): boolean {
  if (q === '') return true;
  const people = folder === 'sent' || folder === 'draft' ? [...to, ...cc, ...bcc] : [from];
  const texts = people.flatMap(({ name, email }) => (q.includes('@') ? [name, email] : [name]));
  return isMentioned(searchedText([...texts, subject]), spellingsOf(q));
}

function folderBy(isDeleted: boolean | undefined, folder: EmailFolder): EmailFolder {
  if (isDeleted === true) return 'trash';
  return isDeleted === false && folder === 'trash' ? 'inbox' : folder;
}

function oneOf<Choice extends string>(choices: readonly Choice[], text: string | null): Choice | undefined {
  return choices.find((choice) => choice === text);
}
