import { msg } from '@lingui/core/macro';
import type { Shortcut } from '../../shortcuts/shortcuts.ts';

export type EmailAction =
  | 'next mail'
  | 'previous mail'
  | 'select'
  | 'star'
  | 'trash'
  | 'unread'
  | 'reply'
  | 'reply all'
  | 'forward'
  | 'compose'
  | 'search'
  | 'close';

interface EmailShortcut extends Shortcut<EmailAction> {
  /** Where it works. */
  scope: 'list' | 'mail' | 'mailbox';
}

/** Every shortcut of the mailbox beyond what a list does with arrows. */
export const emailShortcuts: readonly EmailShortcut[] = [
  { deed: 'next mail', key: 'j', does: msg`Next mail`, scope: 'mailbox' },
  { deed: 'previous mail', key: 'k', does: msg`Previous mail`, scope: 'mailbox' },
  { deed: 'select', key: 'x', does: msg`Select the mail, or no longer`, scope: 'list' },
  { deed: 'star', key: 's', does: msg`Give or take the star`, scope: 'mailbox' },
  { deed: 'trash', key: 'e', does: msg`Move to the trash`, scope: 'mailbox' },
  { deed: 'trash', key: 'Delete', does: msg`Move to the trash`, scope: 'mailbox' },
  { deed: 'unread', key: 'u', does: msg`Mark as unread`, scope: 'mailbox' },
  { deed: 'reply', key: 'r', does: msg`Reply`, scope: 'mail' },
  { deed: 'reply all', key: 'a', does: msg`Reply to all`, scope: 'mail' },
  { deed: 'forward', key: 'f', does: msg`Forward`, scope: 'mail' },
  { deed: 'compose', key: 'c', does: msg`Write a mail`, scope: 'mailbox' },
  { deed: 'search', key: '/', does: msg`Search`, scope: 'mailbox' },
  { deed: 'close', key: 'Escape', does: msg`Back to the list`, scope: 'mail' },
];

/** What works now. */
export function shortcutsOf({ isMailOpen }: { isMailOpen: boolean }): EmailShortcut[] {
  const elsewhere = isMailOpen ? 'list' : 'mail';
  return emailShortcuts.filter(({ scope }) => scope !== elsewhere);
}
