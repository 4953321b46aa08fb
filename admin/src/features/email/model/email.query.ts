import type { EmailLabel, EmailView } from '@embarque/mocks/email/contract';
import { paths } from '../../../paths.ts';

/** In the order of the sidebar. */
export const FOLDERS = ['inbox', 'sent', 'draft', 'starred', 'spam', 'trash'] as const satisfies EmailView[];

/** In the order of the sidebar. */
export const LABELS = ['personal', 'company', 'important', 'private'] as const satisfies EmailLabel[];

export interface EmailListQuery {
  folder: EmailView;
  label: EmailLabel | null;
  /** Part of a sender's name or of a subject; empty for all. */
  q: string;
  /** Whether only unread messages are listed. */
  isUnread?: boolean | undefined;
}

/** The state in the URL: a list, and the message that is open over it. */
export interface EmailPlace extends EmailListQuery {
  /** Negative ids are those of messages stored in this browser. */
  mail: number | null;
}

/** Invalid parts count as left out. */
export function readPlace(pathname: string, search: URLSearchParams): EmailPlace {
  const [folder, label] = pathname.replace(paths.email, '').split('/').filter(Boolean);
  return {
    folder: FOLDERS.find((each) => each === folder) ?? 'inbox',
    label: folder === 'label' ? (LABELS.find((each) => each === label) ?? null) : null,
    q: search.get('q')?.slice(0, 200) ?? '',
    mail: idIn(search.get('mail')),
    ...(search.get('show') === 'unread' && { isUnread: true }),
  };
}

export function hrefOf({
  folder = 'inbox',
  label = null,
  q = '',
  mail = null,
  isUnread = false,
}: Partial<EmailPlace>): string {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (isUnread) search.set('show', 'unread');
  if (mail !== null) search.set('mail', String(mail));
  const query = search.size > 0 ? `?${search}` : '';
  if (label) return `${paths.email}/label/${label}${query}`;
  return folder === 'inbox' ? paths.email + query : `${paths.email}/${folder}${query}`;
}

export function isSameList(one: EmailListQuery, other: EmailListQuery): boolean {
  return one.folder === other.folder && one.label === other.label;
}

function idIn(text: string | null): number | null {
  const id = Number(text);
  return text && Number.isSafeInteger(id) && id !== 0 ? id : null;
}
