import { isSameEmailAddress } from '@embarque/design-system/email-address';
import type { Email, EmailAddress, EmailLabel } from '@embarque/mocks/email/contract';
import { isAddress } from '../model/address/email.addresses.ts';
import type { OwnEmail } from '../model/email.layout.ts';
import { parseMailLink } from '../model/address/email.mailto.ts';
import { recipientsOf, type Writer } from '../model/address/email.reply.ts';
import { isBlank } from '../model/email.text.ts';
import { knownOf } from '../../../http/response/tolerant.schema.ts';
import { LABELS } from '../model/email.query.ts';

/** An attached file. Its content is not kept, as the API has no request to send it with. */
export interface DraftFile {
  fileName: string;
  /** In bytes. */
  size: number;
}

export interface Draft {
  /** Negative, as the server never assigns one; the sent message keeps it. */
  id: number;
  to: string[];
  /** Null while the field is hidden. */
  cc: string[] | null;
  bcc: string[] | null;
  /** The names that came with addresses, by the addresses in lower case. */
  names: Readonly<Record<string, string>>;
  subject: string;
  /** HTML, or plain text. */
  body: string;
  format: 'rich' | 'plain';
  labels: EmailLabel[];
  files: DraftFile[];
  isSpellChecked: boolean;
  /** The server's draft that this one continues. */
  sourceId: number | null;
  /** The message under which it is written, as a reply or a forward. */
  answerTo: number | null;
}

export type DraftStart = Partial<Omit<Draft, 'id'>>;

export type Answer = 'reply' | 'reply all' | 'forward';

export function emptyDraft(id: number, start: DraftStart = {}): Draft {
  return {
    id,
    to: [],
    cc: null,
    bcc: null,
    names: {},
    subject: '',
    body: '',
    format: 'rich',
    labels: [],
    files: [],
    isSpellChecked: true,
    sourceId: null,
    answerTo: null,
    ...start,
  };
}

export function isEmpty({ to, cc, bcc, subject, body, format, files }: Draft): boolean {
  const hasText = format === 'plain' ? body.trim() !== '' : !isBlank(body);
  return !subject.trim() && !hasText && [to, cc ?? [], bcc ?? [], files].every(({ length }) => length === 0);
}

export function invalidAddresses({ to, cc, bcc }: Draft): string[] {
  return [...to, ...(cc ?? []), ...(bcc ?? [])].filter((text) => !isAddress(text));
}

export const hasRecipients = ({ to, cc, bcc }: Draft) => [...to, ...(cc ?? []), ...(bcc ?? [])].length > 0;

interface QuoteTexts {
  /** The line above the quoted message. */
  quoteLine: string;
}

/** The recipients, subject, quote and forwarded files that a reply or a forward starts with. */
export function replyTo(mail: Email, answer: Answer, writer: Writer, { quoteLine }: QuoteTexts): DraftStart {
  const body = `<p></p><p>${escapeHtml(quoteLine)}</p><blockquote>${mail.message}</blockquote>`;

  if (answer === 'forward') {
    return {
      subject: withPrefix('Fwd:', mail.subject),
      body,
      files: mail.attachments.map(({ fileName, size }) => ({ fileName, size })),
    };
  }
  const { to, cc } = recipientsOf(mail, writer, { isToAll: answer === 'reply all' });
  return {
    to: emailsOf(to),
    cc: cc.length > 0 ? emailsOf(cc) : null,
    names: namesOf([...to, ...cc]),
    subject: withPrefix('Re:', mail.subject),
    body,
  };
}

/** The message that a `mailto:` link asks for. */
export function startOfLink(href: string): DraftStart {
  const { to, cc, bcc, subject, body } = parseMailLink(href);
  return {
    to: emailsOf(to),
    cc: cc.length > 0 ? emailsOf(cc) : null,
    bcc: bcc.length > 0 ? emailsOf(bcc) : null,
    names: namesOf([...to, ...cc, ...bcc]),
    subject,
    body: htmlOf(body),
  };
}

/** A stored draft to continue: an own one keeps its id, one of the server stays there until it is sent. */
export function draftFrom(mail: OwnEmail, newId: number): Draft {
  const isOwn = mail.id < 0;
  return emptyDraft(isOwn ? mail.id : newId, {
    to: emailsOf(mail.to),
    cc: mail.cc.length > 0 ? emailsOf(mail.cc) : null,
    bcc: mail.bcc.length > 0 ? emailsOf(mail.bcc) : null,
    names: namesOf([...mail.to, ...mail.cc, ...mail.bcc]),
    subject: mail.subject,
    body: mail.message,
    labels: mail.labels.flatMap((label) => knownOf(LABELS, label) ?? []),
    files: mail.attachments.map(({ fileName, size }) => ({ fileName, size })),
    sourceId: isOwn ? (mail.sourceId ?? null) : mail.id,
    answerTo: mail.answerTo ?? null,
  });
}

interface Posting {
  folder: 'draft' | 'sent';
  writer: Writer;
  /** ISO 8601. */
  time: string;
  scheduledFor?: string | undefined;
  /** The name of a person whose address came without one. */
  nameOf: (email: string) => string;
}

/** The names of people that have one, for a draft. */
export function namesOf(people: readonly EmailAddress[]): Record<string, string> {
  return Object.fromEntries(
    people.flatMap(({ name, email }) => (name && name !== email ? [[email.toLowerCase(), name]] : [])),
  );
}

const emailsOf = (people: readonly EmailAddress[]) => people.map(({ email }) => email);

export function messageOf(draft: Draft, { folder, writer, time, scheduledFor, nameOf }: Posting): OwnEmail {
  const { to, cc, bcc } = folder === 'sent' ? eachOnce(draft) : draft;
  const people = (emails: readonly string[] | null) =>
    (emails ?? []).map((email) => ({ email, name: draft.names[email.toLowerCase()] ?? nameOf(email) }));
  return {
    id: draft.id,
    from: { name: writer.name, email: writer.email, avatar: '' },
    to: people(to),
    cc: people(cc),
    bcc: people(bcc),
    subject: draft.subject,
    message: draft.format === 'plain' ? htmlOf(draft.body) : draft.body,
    attachments: draft.files.map((file) => ({ ...file, thumbnail: '', url: '' })),
    isStarred: false,
    labels: draft.labels,
    time,
    replies: [],
    folder,
    isRead: true,
    isDeleted: false,
    scheduledFor,
    ...(draft.answerTo !== null && { answerTo: draft.answerTo }),
    ...(folder === 'draft' && draft.sourceId !== null && { sourceId: draft.sourceId }),
  };
}

/** Each person gets a message once: in the first of the fields that name them. */
function eachOnce({ to, cc, bcc }: Draft): Pick<Draft, 'to' | 'cc' | 'bcc'> {
  const known: string[] = [];
  const unknown = (emails: readonly string[] | null) =>
    (emails ?? []).filter((email) => {
      const isNew = !known.some((one) => isSameEmailAddress(one, email));
      if (isNew) known.push(email);
      return isNew;
    });
  return { to: unknown(to), cc: unknown(cc), bcc: unknown(bcc) };
}

export function htmlOf(text: string): string {
  if (!text.trim()) return '';
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => escapeHtml(paragraph).replaceAll('\n', '<br>'));
  return paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const REPLIES = 're|res|aw|antw|antwort|sv|vs|rif|réf?|odp|отв|ответ|απ|回复|回覆|答复|答覆|返信';
const FORWARDS = 'fwd?|enc|wg|tr|rv|vl|doorst|转发|轉寄|転送';
/** `Re:`, `RE[2] :`, `回复：` */
const chainOf = (names: string) => new RegExp(String.raw`^\s*(?:(?:${names})(?:\[\d+\]|[\^*]\d+)?\s*[:：]\s*)+`, 'i');

/** The beginnings of answered and of forwarded subjects, as mail programs write them in several languages. */
const PREFIXES = { 'Re:': chainOf(REPLIES), 'Fwd:': chainOf(FORWARDS) };

/** One prefix, however often the message went to and fro. */
function withPrefix(prefix: keyof typeof PREFIXES, subject: string): string {
  const [chain = ''] = PREFIXES[prefix].exec(subject) ?? [];
  if (chain.trim().toLowerCase() === prefix.toLowerCase()) return subject;
  return `${prefix} ${subject.slice(chain.length)}`;
}
