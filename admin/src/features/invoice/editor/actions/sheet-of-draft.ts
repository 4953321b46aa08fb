import { isBlank, moneyLineOf } from '@embarque/design-system/invoice-editor';
import type { SheetInvoice } from '@embarque/design-system/invoice-sheet';
import { paidOf } from '@embarque/design-system/money';
import type { PaymentWayLabels } from '../../model/sheet-of.ts';
import type { EditorContext } from '../machine/editor.setup.ts';
import { totalsOf } from '../model/editor.draft.ts';

/** The account of an invoice that is not saved yet. */
const NO_ACCOUNT = { bankName: '', country: '', iban: '', swiftCode: '' };

/** The printed invoice of a draft; days that are missing are those of today. */
export function sheetOfDraft(
  { number, draft, answer, today }: Pick<EditorContext, 'number' | 'draft' | 'answer' | 'today'>,
  ways: PaymentWayLabels,
): SheetInvoice {
  const { issuedDate, dueDate, lines, term: _, ...rest } = draft;
  return {
    ...rest,
    number: number ?? 0,
    issuedDate: issuedDate ?? today,
    dueDate: dueDate ?? today,
    acceptedPayments: draft.acceptedPayments.map((way) => ways[way]),
    account: answer?.paymentDetails ?? NO_ACCOUNT,
    lines: lines.filter((line) => !isBlank(line)).map((line) => ({ ...line, ...moneyLineOf(line) })),
    totals: totalsOf(draft, paidOf(answer?.payments ?? [])),
  };
}
