import { jsPDF } from 'jspdf';
import { autoTable } from 'jspdf-autotable';
import { isPdfText, pdfText } from '../../../lib/files/pdf-text.ts';
import { formatDay } from '../../../lib/i18n/format-day.ts';
import { lineTotals } from '../../../lib/money/money.ts';
import { centsFormat } from '../../../lib/money/useCentsFormat.ts';
import type { SheetInvoice } from '../invoice-sheet.types.ts';
import { formatQuantity, formatRate, HOUSE } from '../sheet-figures.ts';
import { fitted, LINE, MARGIN, setFont, startOf, writeBlock } from './pdf-writer.ts';

/** The words of the file, in the chosen language. */
export type PdfLabels = Record<
  | 'invoice'
  | 'issued'
  | 'due'
  | 'to'
  | 'payment'
  | 'totalDue'
  | 'bank'
  | 'country'
  | 'swift'
  | 'item'
  | 'rate'
  | 'quantity'
  | 'total'
  | 'salesperson'
  | 'subtotal'
  | 'discount'
  | 'tax'
  | 'paid'
  | 'balance'
  | 'accepted'
  | 'note'
  | 'stub'
  | 'client',
  string
>;

/** In points. */
const MIDDLE = 310;
const COLUMN = 240;

/** Whether a file can hold all letters of an invoice. */
export function canWriteInvoicePdf({ client, account, lines, salesperson, note, currency }: SheetInvoice): boolean {
  const { bankName, country, iban, swiftCode } = account;
  const texts = [...Object.values(client ?? {}), ...lines.flatMap(({ item, description }) => [item, description])];
  const amount = centsFormat(currency)(0);
  return [...texts, bankName, country, iban, swiftCode, salesperson, note, amount].every(isPdfText);
}

/** Writes an invoice on pages of A4: the head of the lines on each, the totals once. */
export function writeInvoicePdf(invoice: SheetInvoice, labels: PdfLabels, title: string): Blob {
  const pdf = new jsPDF({ unit: 'pt', format: 'a4' });
  pdf.setProperties({ title: pdfText(title) });
  const parts: PdfParts = { pdf, invoice, labels, money: centsFormat(invoice.currency) };

  const head = writeSides(pdf, MARGIN + 10, HOUSE, numbersOf(parts));
  const parties = writeSides(
    pdf,
    Math.max(130, head + LINE),
    [labels.to, ...clientOf(invoice)],
    invoice.shows.terms ? accountOf(parts) : [],
  );
  const lines = writeLines(parts, Math.max(230, parties + LINE));
  const end = writeEnd(parts, lines + 24);
  const note = writeNote(parts, end + LINE);
  if (invoice.shows.stub) writeStub(parts, note + LINE);
  return pdf.output('blob');
}

interface PdfParts {
  pdf: jsPDF;
  invoice: SheetInvoice;
  labels: PdfLabels;
  money: (cents: number) => string;
}

/** Writes two columns. Returns the height below the longer one. */
function writeSides(pdf: jsPDF, y: number, left: readonly string[], right: readonly string[]): number {
  return Math.max(
    writeBlock(pdf, fitted(pdf, left, COLUMN), { x: MARGIN, y }),
    writeBlock(pdf, fitted(pdf, right, COLUMN), { x: MIDDLE, y }),
  );
}

const shortDay = (day: string) => formatDay(day, { dateStyle: 'short' });

const numbersOf = ({ invoice: { number, issuedDate, dueDate }, labels }: PdfParts) => [
  `${labels.invoice} #${number}`,
  `${labels.issued}: ${shortDay(issuedDate)}`,
  `${labels.due}: ${shortDay(dueDate)}`,
];

const clientOf = ({ client }: SheetInvoice) =>
  client
    ? [client.name, client.company, client.address, client.country, client.contact, client.companyEmail].filter(Boolean)
    : [];

const openOf = ({ invoice: { totals }, labels, money }: PdfParts) =>
  `${labels.totalDue}: ${money(Math.max(0, totals.balance))}`;

function accountOf(parts: PdfParts): string[] {
  const { account } = parts.invoice;
  const { labels } = parts;
  return [
    labels.payment,
    openOf(parts),
    `${labels.bank}: ${account.bankName}`,
    `${labels.country}: ${account.country}`,
    `IBAN: ${account.iban}`,
    `${labels.swift}: ${account.swiftCode}`,
  ];
}

const FIGURE = { halign: 'right', cellWidth: 'wrap' } as const;

function writeLines({ pdf, invoice: { lines }, labels, money }: PdfParts, startY: number): number {
  let end = 0;
  autoTable(pdf, {
    head: [[labels.item, labels.rate, labels.quantity, labels.total].map(pdfText)],
    body: lines.map((line) =>
      [
        [line.item, line.description, line.discount > 0 && `${labels.discount} ${formatRate(line.discount)}`]
          .filter(Boolean)
          .join('\n'),
        money(line.price),
        formatQuantity(line.quantity),
        money(lineTotals(line).net),
      ].map((text) => text.split('\n').map(pdfText).join('\n')),
    ),
    startY,
    margin: MARGIN,
    theme: 'plain',
    rowPageBreak: 'avoid',
    styles: { fontSize: 9, cellPadding: 5, lineWidth: { bottom: 0.5 }, lineColor: 220 },
    headStyles: { fillColor: 244, textColor: 80, fontStyle: 'bold' },
    // A long name takes several lines, a figure never does.
    didParseCell: ({ column, cell }) => {
      if (column.index !== 0) Object.assign(cell.styles, FIGURE);
    },
    didDrawPage: ({ cursor }) => {
      end = cursor?.y ?? end;
    },
  });
  return end;
}

/** Writes the totals beside the salesperson and the ways to pay. They start a page of their own rather than break. */
function writeEnd(parts: PdfParts, from: number): number {
  const { pdf, labels, money } = parts;
  const { salesperson, acceptedPayments, shows } = parts.invoice;
  const rows = rowsOf(parts);
  const left = [
    ...(salesperson === '' ? [] : fitted(pdf, [labels.salesperson, salesperson], COLUMN)),
    ...(shows.terms && acceptedPayments.length > 0
      ? fitted(pdf, [labels.accepted, acceptedPayments.join(', ')], COLUMN)
      : []),
  ];
  const height = Math.max(rows.length, left.length);
  const y = startOf(pdf, from, height);
  rows.forEach(({ label, cents, isTotal = false }, index) => {
    setFont(pdf, isTotal);
    pdf.text(pdfText(label), MIDDLE, y + index * LINE);
    pdf.text(pdfText(money(cents)), pdf.internal.pageSize.width - MARGIN, y + index * LINE, { align: 'right' });
  });
  writeBlock(pdf, left, { x: MARGIN, y });
  return y + height * LINE;
}

interface PdfSum {
  label: string;
  cents: number;
  isTotal?: boolean;
}

function rowsOf({ invoice: { totals }, labels }: PdfParts): PdfSum[] {
  const { subtotal, discount, taxes, total, paid, balance } = totals;
  return [
    { label: labels.subtotal, cents: subtotal },
    ...(discount > 0 ? [{ label: labels.discount, cents: -discount }] : []),
    ...taxes.map(({ rate, amount }) => ({ label: `${labels.tax} ${formatRate(rate)}`, cents: amount })),
    { label: labels.total, cents: total, isTotal: true },
    ...(paid > 0
      ? [
          { label: labels.paid, cents: -paid },
          { label: labels.balance, cents: balance, isTotal: true },
        ]
      : []),
  ];
}

/** Writes the note, over several pages where it is long. */
function writeNote({ pdf, invoice: { note, shows }, labels }: PdfParts, from: number): number {
  if (!shows.notes || note === '') return from;
  const lines = fitted(pdf, [labels.note, note], pdf.internal.pageSize.width - 2 * MARGIN);
  return lines.reduce((y, line) => writeBlock(pdf, [line], { x: MARGIN, y: startOf(pdf, y, 1) }), from);
}

/** Writes the part that a client cuts off, below a line to cut along. */
function writeStub(parts: PdfParts, from: number): void {
  const { pdf, invoice, labels } = parts;
  const { number, client, dueDate } = invoice;
  const width = pdf.internal.pageSize.width - 2 * MARGIN;
  const texts = [
    labels.stub,
    `${labels.invoice} #${number}`,
    `${labels.client}: ${client?.name ?? ''}`,
    `${labels.due}: ${shortDay(dueDate)}`,
    openOf(parts),
  ];
  const lines = fitted(pdf, texts, width);
  const y = startOf(pdf, from, lines.length + 2);
  pdf.setLineDashPattern([4, 4], 0);
  pdf.line(MARGIN, y, MARGIN + width, y);
  writeBlock(pdf, lines, { x: MARGIN, y: y + 2 * LINE });
}
