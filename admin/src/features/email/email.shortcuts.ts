import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

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

export interface EmailShortcut {
  action: EmailAction;
  /** Keys that do the same, as `KeyboardEvent.key` calls them. */
  keys: readonly string[];
  /** What they do. */
  label: MessageDescriptor;
  /** Whether it is a letter or a sign alone: the person can switch these off (WCAG 2.1.4). */
  isSingleLetter: boolean;
  /** Where it works. */
  scope: 'list' | 'mail' | 'mailbox';
}

/** Every shortcut of the mailbox beyond what a list does with arrows. */
export const emailShortcuts: readonly EmailShortcut[] = [
  { action: 'next mail', keys: ['j'], label: msg`Next mail`, isSingleLetter: true, scope: 'mailbox' },
  { action: 'previous mail', keys: ['k'], label: msg`Previous mail`, isSingleLetter: true, scope: 'mailbox' },
  { action: 'select', keys: ['x'], label: msg`Select the mail, or no longer`, isSingleLetter: true, scope: 'list' },
  { action: 'star', keys: ['s'], label: msg`Give or take the star`, isSingleLetter: true, scope: 'mailbox' },
  { action: 'trash', keys: ['e'], label: msg`Move to the trash`, isSingleLetter: true, scope: 'mailbox' },
  { action: 'trash', keys: ['Delete'], label: msg`Move to the trash`, isSingleLetter: false, scope: 'mailbox' },
  { action: 'unread', keys: ['u'], label: msg`Mark as unread`, isSingleLetter: true, scope: 'mailbox' },
  { action: 'reply', keys: ['r'], label: msg`Reply`, isSingleLetter: true, scope: 'mail' },
  { action: 'reply all', keys: ['a'], label: msg`Reply to all`, isSingleLetter: true, scope: 'mail' },
  { action: 'forward', keys: ['f'], label: msg`Forward`, isSingleLetter: true, scope: 'mail' },
  { action: 'compose', keys: ['c'], label: msg`Write a mail`, isSingleLetter: true, scope: 'mailbox' },
  { action: 'search', keys: ['/'], label: msg`Search`, isSingleLetter: true, scope: 'mailbox' },
  { action: 'close', keys: ['Escape'], label: msg`Back to the list`, isSingleLetter: false, scope: 'mail' },
];

interface PressedKey {
  key: string;
  /** Whether single letters are switched on. */
  hasLetters: boolean;
  isMailOpen: boolean;
}

/** What a key asks for now. */
export function actionOf({ key, hasLetters, isMailOpen }: PressedKey): EmailAction | undefined {
  const scopes = isMailOpen ? ['mail', 'mailbox'] : ['list', 'mailbox'];
  return emailShortcuts.find(
    ({ keys, isSingleLetter, scope }) =>
      keys.includes(key) && scopes.includes(scope) && (hasLetters || !isSingleLetter),
  )?.action;
}
