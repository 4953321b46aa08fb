import type { Tone } from '../../theme/tones.ts';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithoutRef, Ref } from 'react';
import type { RowsHandle } from '../../lib/rows/useRowsHandle.ts';

export interface MailMark {
  /** The name of the label. */
  name: string;
  tone: Tone;
}

/** Something that can be done with a message from its row. */
export interface MailRowAction {
  /** Given to `onAction`. */
  id: string;
  /** The name of its button, and its tooltip. */
  label: string;
  icon: LucideIcon;
}

/** The content of a row. */
export interface MailRowContent {
  /** The sender, or the recipient of a sent message. */
  sender: string;
  /** Address of the sender's picture. */
  avatar?: string;
  subject: string;
  /** The first words, without markup. */
  preview: string;
  /** The clock today, else the day, as people read it. */
  time: string;
  /** The same for machines: ISO 8601. */
  dateTime: string;
  isRead: boolean;
  isStarred: boolean;
  hasFiles: boolean;
  labels: readonly MailMark[];
  /** Something to know before it is opened: that it waits to be sent. */
  note?: string;
  /** Shown while a pointer is over the row, or focus is in it. */
  actions?: readonly MailRowAction[];
}

/** Moves focus in the list. */
export type MailListHandle = RowsHandle;

export interface MailListProps<Mail extends { id: number }> extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children' | 'role' | 'onBlur' | 'onFocus' | 'onKeyDown' | 'onSelect'
> {
  /** The name of the list, for screen readers: "Inbox". */
  label: string;
  /** All of them, in their order. Only those in sight are drawn. */
  mails: readonly Mail[];
  /** The content of a message's row. Called for visible rows only. */
  rowOf: (mail: Mail) => MailRowContent;
  /** The group that a message belongs to, such as its day; messages of one group follow each other. Left out, there are no groups. */
  groupOf?: (mail: Mail) => string;
  /** The ids of the chosen mails. */
  selected: readonly number[];
  /** The id of the mail that is open. */
  openId?: number | null;
  /**
   * Whether other messages are loading. The present ones stay until then.
   * @default false
   */
  isBusy?: boolean;
  /** Called when a mail is to be read; `isByKey` when Enter leads into it. */
  onOpen: (opened: { id: number; isByKey?: boolean | undefined }) => void;
  /** Called when keys go to another message. */
  onMove?: (moved: { id: number }) => void;
  /** Called when one of a row's actions is pressed. */
  onAction?: (pressed: { id: number; action: string }) => void;
  /** Called when a mail is taken in or out, or with `isRange` all from the last one to it are taken in. */
  onSelect: (selection: { id: number; isRange: boolean }) => void;
  /** Called when a mail gets or loses its star. */
  onStar: (change: { id: number; isStarred: boolean }) => void;
  /** The handle that moves focus in the list. */
  ref?: Ref<MailListHandle>;
}
