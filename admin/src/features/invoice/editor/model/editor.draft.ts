import {
  discountMistake,
  type EditableLine,
  EMPTY_LINE,
  isBlank,
  lineMistakes,
  moneyLineOf,
  taxesOf,
} from '@embarque/design-system/invoice-editor';
import { type InvoiceTotals, invoiceTotals } from '@embarque/design-system/money';
import type { InvoiceClient, InvoiceDocument } from '@embarque/mocks/invoice/contract';
import { dueDateOf } from './editor.terms.ts';

/** An invoice while it is typed: days and client may be missing, figures empty. */
export interface EditorDraft extends Omit<InvoiceDocument, 'issuedDate' | 'dueDate' | 'client' | 'lines'> {
  issuedDate: string | null;
  dueDate: string | null;
  client: InvoiceClient | null;
  lines: EditableLine[];
}

/** Mistakes that keep a draft from being saved. */
export type DraftMistake =
  | 'no issue date'
  | 'no due date'
  | 'due before issue'
  | 'no client'
  | 'no lines'
  | 'lines'
  | 'discount';

/** A new invoice: issued today, due in thirty days, with one blank line. */
export function newDraft(today: string, salesperson: string): EditorDraft {
  return {
    issuedDate: today,
    dueDate: dueDateOf(today, 'days30'),
    term: 'days30',
    currency: 'BRL',
    client: null,
    salesperson,
    note: '',
    lines: [{ ...EMPTY_LINE, id: 'first' }],
    discount: { kind: 'amount', cents: 0 },
    acceptedPayments: ['Debit Card', 'Credit Card'],
    shows: { terms: true, notes: true, stub: false },
  };
}

/** The server's invoice as it is typed on. */
export function draftOf({ lines, ...document }: InvoiceDocument): EditorDraft {
  return {
    ...document,
    lines: lines.map(({ taxes, ...line }) => ({ ...line, taxes: taxesOf(taxes) })),
  };
}

/** The invoice for the server, without blank lines; `null` while something is missing. */
export function documentOf(draft: EditorDraft): InvoiceDocument | null {
  const { issuedDate, dueDate, client, lines, ...rest } = draft;
  if (issuedDate === null || dueDate === null || client === null || mistakesIn(draft).length > 0) return null;
  const written = lines.filter((line) => !isBlank(line));
  return {
    ...rest,
    issuedDate,
    dueDate,
    client,
    lines: written.map((line) => ({ ...line, ...moneyLineOf(line), taxes: line.taxes.filter((rate) => rate > 0) })),
  };
}

export function totalsOf({ lines, discount }: Pick<EditorDraft, 'lines' | 'discount'>, paid: number): InvoiceTotals {
  return invoiceTotals({ lines: lines.map(moneyLineOf), discount, paid });
}

export function mistakesIn(draft: EditorDraft): DraftMistake[] {
  const { issuedDate, dueDate, client, lines, discount } = draft;
  const found: [DraftMistake, boolean][] = [
    ['no issue date', issuedDate === null],
    ['no due date', dueDate === null],
    ['due before issue', issuedDate !== null && dueDate !== null && dueDate < issuedDate],
    ['no client', client === null],
    ['no lines', lines.every(isBlank)],
    ['lines', lines.some((line) => Object.keys(lineMistakes(line)).length > 0)],
    ['discount', discountMistake(discount, totalsOf(draft, 0).subtotal) !== undefined],
  ];
  return found.flatMap(([mistake, isFound]) => (isFound ? [mistake] : []));
}

/** Whether two drafts would be saved as the same invoice: blank lines and the ids of lines do not count. */
export function isSameDraft(one: EditorDraft, other: EditorDraft): boolean {
  return one === other || contentOf(one) === contentOf(other);
}

/** The content of a draft as one text, whatever the order of its fields. */
export function contentOf({ lines, ...draft }: EditorDraft): string {
  const written = lines.filter((line) => !isBlank(line));
  const contents = written.map(({ id: _, taxes, ...line }) => ({ ...line, taxes: taxes.filter((rate) => rate > 0) }));
  return JSON.stringify({ ...draft, lines: contents }, inOrder);
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
