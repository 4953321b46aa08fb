import type { Tone } from '../../theme/tones.ts';

export interface MailMark {
  /** The name of the label. */
  name: string;
  tone: Tone;
}

/** What a row shows of a mail. */
export interface MailRowContent {
  /** Who wrote it; for what the reader wrote, whom it goes to. */
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
}

export interface MailListHandle {
  /** Takes focus to the mail it was on last, or to the first. */
  focus: () => void;
  /** Takes focus so many mails further; what is beyond an end is the end. */
  move: (step: number) => void;
}
