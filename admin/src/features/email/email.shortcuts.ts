import { msg } from '@lingui/core/macro';
import type { Shortcut } from '../../shortcuts/shortcuts.ts';

export type EmailAction =
  | 'next message'
  | 'previous message'
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
  scope: 'list' | 'mail' | 'mailbox';
}

export const emailShortcuts: readonly EmailShortcut[] = [
  { action: 'next message', key: 'j', does: msg`Next message`, scope: 'mailbox' },
  { action: 'previous message', key: 'k', does: msg`Previous message`, scope: 'mailbox' },
  { action: 'select', key: 'x', does: msg`Select or deselect`, scope: 'list' },
  { action: 'star', key: 's', does: msg`Star or unstar`, scope: 'mailbox' },
  { action: 'trash', key: 'e', does: msg`Move to trash`, scope: 'mailbox' },
  { action: 'trash', key: 'Delete', does: msg`Move to trash`, scope: 'mailbox' },
  { action: 'unread', key: 'u', does: msg`Mark as unread`, scope: 'mailbox' },
  { action: 'reply', key: 'r', does: msg`Reply`, scope: 'mail' },
  { action: 'reply all', key: 'a', does: msg`Reply to all, if there are other recipients`, scope: 'mail' },
  { action: 'forward', key: 'f', does: msg`Forward`, scope: 'mail' },
  { action: 'compose', key: 'c', does: msg`Compose`, scope: 'mailbox' },
  { action: 'search', key: '/', does: msg`Search`, scope: 'mailbox' },
  { action: 'close', key: 'Escape', does: msg`Back to the list`, scope: 'mail' },
];

interface Situation {
  isListInReach: boolean;
  isMailOpen: boolean;
  /** Whether the open message went to others, too. */
  hasReplyAll: boolean;
}

/** The shortcuts of what is on screen. */
export function shortcutsOf({ isListInReach, isMailOpen, hasReplyAll }: Situation): EmailShortcut[] {
  const isThere = { list: isListInReach, mail: isMailOpen, mailbox: true };
  return emailShortcuts.filter(({ action, scope }) => isThere[scope] && (action !== 'reply all' || hasReplyAll));
}
