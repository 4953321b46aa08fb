import type { Email, EmailAddress, EmailLabel } from '@embarque/mocks/email/contract';
import type { OwnEmail } from '../model/email.layout.ts';

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
  subject: string;
  /** HTML, or plain text. */
  body: string;
  format: 'rich' | 'plain';
  labels: EmailLabel[];
  files: DraftFile[];
  isSpellChecked: boolean;
  /** The server's draft that this one continues. */
  sourceId: number | null;
}

export interface Writer {
  name: string;
  email: string;
}

export type DraftStart = Partial<Omit<Draft, 'id'>>;

export type Answer = 'reply' | 'reply all' | 'forward';

export function emptyDraft(id: number, start: DraftStart = {}): Draft {
  return {
    id,
    to: [],
    cc: null,
    bcc: null,
    subject: '',
    body: '',
    format: 'rich',
    labels: [],
    files: [],
    isSpellChecked: true,
    sourceId: null,
    ...start,
  };
}

export function isEmpty({ to, cc, bcc, subject, body, files }: Draft): boolean {
  return !subject.trim() && !textOf(body) && [to, cc ?? [], bcc ?? [], files].every(({ length }) => length === 0);
}

/** Deliberately loose: rejects only what no server accepts. */
export function isAddress(text: string): boolean {
  return /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[^\s@<>(),;:".]+$/.test(text);
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
  const isMine = (person: EmailAddress) => person.email === writer.email || person.name === writer.name;
  const others = (people: readonly EmailAddress[]) =>
    people.filter((person) => !isMine(person)).map(({ email }) => email);
  const back = isMine(mail.from) ? others(mail.to) : [mail.from.email];
  const copies = isMine(mail.from) ? others(mail.cc) : others([...mail.to, ...mail.cc]);
  const cc = copies.filter((email) => !back.includes(email));
  const body = `<p></p><p>${escapeHtml(quoteLine)}</p><blockquote>${mail.message}</blockquote>`;

  if (answer === 'forward') {
    return {
      subject: withPrefix('Fwd:', mail.subject),
      body,
      files: mail.attachments.map(({ fileName, size }) => ({ fileName, size })),
    };
  }
  return {
    to: back,
    cc: answer === 'reply all' && cc.length > 0 ? cc : null,
    subject: withPrefix('Re:', mail.subject),
    body,
  };
}

/** A stored draft to continue: an own one keeps its id, one of the server stays there until it is sent. */
export function draftFrom(mail: OwnEmail, newId: number): Draft {
  const emails = (people: readonly EmailAddress[]) => people.map(({ email }) => email);
  const isOwn = mail.id < 0;
  return emptyDraft(isOwn ? mail.id : newId, {
    to: emails(mail.to),
    cc: mail.cc.length > 0 ? emails(mail.cc) : null,
    bcc: mail.bcc.length > 0 ? emails(mail.bcc) : null,
    subject: mail.subject,
    body: mail.message,
    labels: mail.labels,
    files: mail.attachments.map(({ fileName, size }) => ({ fileName, size })),
    sourceId: isOwn ? (mail.sourceId ?? null) : mail.id,
  });
}

interface Posting {
  folder: 'draft' | 'sent';
  writer: Writer;
  /** ISO 8601. */
  time: string;
  scheduledFor?: string | undefined;
  nameOf: (email: string) => string;
}

export function messageOf(draft: Draft, { folder, writer, time, scheduledFor, nameOf }: Posting): OwnEmail {
  const people = (emails: readonly string[] | null) => (emails ?? []).map((email) => ({ email, name: nameOf(email) }));
  return {
    id: draft.id,
    from: { ...writer, avatar: '' },
    to: people(draft.to),
    cc: people(draft.cc),
    bcc: people(draft.bcc),
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
    ...(folder === 'draft' && draft.sourceId !== null && { sourceId: draft.sourceId }),
  };
}

/** The text of markup, with a line for each paragraph. */
export function plainTextOf(html: string): string {
  const lined = html.replaceAll(/<br\b[^>]*>/gi, '\n').replaceAll(/<\/(p|h[1-6]|li|blockquote|div)>/gi, '\n');
  return textOf(lined, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

export function htmlOf(text: string): string {
  if (!text.trim()) return '';
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => escapeHtml(paragraph).replaceAll('\n', '<br>'));
  return paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The text of markup, without scripts and styles, for a preview line. */
export function textOf(html: string, between = ' '): string {
  const words = html
    .replaceAll(/<(script|style|title|template)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replaceAll(/<!--[\s\S]*?(?:-->|$)|<\/?[a-z][^>]*>/gi, between)
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '');
  return between === ' ' ? words.replaceAll(/\s+/g, ' ').trim() : words;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function withPrefix(prefix: string, subject: string): string {
  return subject.toLowerCase().startsWith(prefix.toLowerCase()) ? subject : `${prefix} ${subject}`;
}
