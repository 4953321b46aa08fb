/** The mailbox written down: what goes in and what comes out, call by call. */

/** The folder of a mail. Each mail lies in exactly one folder. */
export type EmailFolder = 'inbox' | 'draft' | 'spam' | 'trash' | 'sent';

/** The view that a list can be asked for: a folder, or the starred mails of all folders but the trash. */
export type EmailView = EmailFolder | 'starred';

export type EmailLabel = 'private' | 'company' | 'important' | 'personal';

export interface EmailAddress {
  name: string;
  email: string;
}

export interface EmailSender extends EmailAddress {
  /** Address of a picture. */
  avatar: string;
}

export interface EmailAttachment {
  fileName: string;
  /** Address of a small picture of the file. */
  thumbnail: string;
  /** Address of the file itself; the demo answers with a drawn page. */
  url: string;
  /** In bytes. */
  size: number;
}

export interface Email {
  /** Grows by one with each mail. The newest has the highest. */
  id: number;
  from: EmailSender;
  /** The addresses that the sender wants answers at; left out, they go to the sender. */
  replyTo?: EmailAddress[] | undefined;
  to: EmailAddress[];
  cc: EmailAddress[];
  bcc: EmailAddress[];
  subject: string;
  /** HTML as the sender wrote it. Never trust it. */
  message: string;
  attachments: EmailAttachment[];
  isStarred: boolean;
  labels: (EmailLabel | (string & {}))[];
  /** When it was sent or, for a draft, last saved: ISO 8601 in UTC. */
  time: string;
  /** The earlier mails of the same conversation, oldest first. They are on no list of their own. */
  replies: Email[];
  folder: EmailFolder;
  isRead: boolean;
  /** Whether it lies in the trash: always the same as `folder === 'trash'`. */
  isDeleted: boolean;
}

/** Query of `GET /apps/email/emails`. Everything may be left out. An unknown folder or label finds nothing. */
export interface EmailsQuery {
  /** Looks into the sender's name and the subject; case and accents do not matter. */
  q?: string;
  /** @default 'inbox' */
  folder?: EmailView;
  /** Narrows the folder down to the mails that carry this label. */
  label?: EmailLabel;
}

/** The counts beside the folders, whatever was searched for. */
export interface EmailsMeta {
  /** Unread mails. */
  inbox: number;
  /** All drafts, read or not. */
  draft: number;
  /** Unread mails. */
  spam: number;
}

/** 200 of `GET /apps/email/emails` */
export interface EmailsAnswer {
  /** Newest first. */
  emails: Email[];
  emailsMeta: EmailsMeta;
  /** Every address whose mail lies here, beside the one of the account. */
  ownAddresses?: string[] | undefined;
}

/** The changeable fields of a mail. What is left out stays as it is. */
export interface EmailChanges {
  isRead?: boolean;
  isStarred?: boolean;
  folder?: EmailFolder;
  /** Another word for the trash: true moves a mail there, false from there to the inbox. `folder` outranks it. */
  isDeleted?: boolean;
}

/** `POST /apps/email/update-emails` */
export interface UpdateEmailsRequest {
  /** One id that does not exist declines the whole call. */
  emailIds: number[];
  dataToUpdate: EmailChanges;
}

/** `POST /apps/email/update-emails-label`: each of the mails loses the label if it has it and gets it if not. */
export interface UpdateLabelRequest {
  /** One id that does not exist declines the whole call. */
  emailIds: number[];
  label: EmailLabel;
}

/** `POST /apps/email/delete-emails`: the mails are gone for good, wherever they lie. */
export interface DeleteEmailsRequest {
  /** Ids that do not exist are gone already. */
  emailIds: number[];
}

/** 200 of all of them. */
export interface UpdateEmailsAnswer {
  /** The counts after the change. */
  emailsMeta: EmailsMeta;
}

/**
 * Query of `GET /apps/email/get-email`. Folder, label and search say which list the mail was opened from, so that its
 * neighbours are the ones above and below it there. Without a folder that is the folder in which the mail lies.
 */
export interface EmailQuery extends EmailsQuery {
  id: number;
}

/** A mail and whether there is another one above and below it in its list. */
export interface OpenEmail extends Email {
  /** Whether a newer mail stands above it. */
  hasPreviousMail: boolean;
  /** Whether an older mail stands below it. */
  hasNextMail: boolean;
}

/** Query of `GET /apps/email/paginate-email`. The list is found as for `get-email`. */
export interface PaginateEmailQuery extends EmailsQuery {
  /** `previous` is the newer mail above, `next` the older one below. */
  dir: 'previous' | 'next';
  /** The mail to go on from. */
  emailId: number;
}

/** 200 of `GET /apps/email/get-email` and `GET /apps/email/paginate-email` */
export interface EmailAnswer {
  email: OpenEmail;
}
