import { jsPDF } from 'jspdf';
import { autoTable } from 'jspdf-autotable';
import { formatDay } from '../../../lib/i18n/format-day.ts';
import { amountOfCents, lineTotals } from '../../../lib/money/money.ts';
import type { SheetInvoice } from '../invoice-sheet.types.ts';
import { pdfText } from './pdf-text.ts';

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
  | 'balance',
  string
>;

/** In points. */
const MARGIN = 40;
const LINE = 14;
const MIDDLE = 310;
/** The totals start a page of their own rather than break. */
const END_HEIGHT = 150;

/** Writes an invoice on pages of A4: the head of the lines on each, the totals once. */
export function writeInvoicePdf(invoice: SheetInvoice, labels: PdfLabels, title: string): Blob {
  const pdf = new jsPDF({ unit: 'pt', format: 'a4' });
  pdf.setProperties({ title: pdfText(title) });
  const money = moneyFormat(invoice.currency);
  const write = writerOn(pdf);

  write(['Embarque Viagens Ltda.', 'Avenida Paulista 1000, São Paulo', 'Brasil'], MARGIN, MARGIN + 10);
  write([`${labels.invoice} #${invoice.number}`, ...daysOf(invoice, labels)], MIDDLE, MARGIN + 10);
  write([labels.to, ...clientOf(invoice)], MARGIN, 130);
  if (invoice.shows.terms) write([labels.payment, ...accountOf(invoice, labels, money)], MIDDLE, 130);
  const end = writeLines(pdf, invoice, labels, money);
  writeEnd(pdf, { invoice, labels, money, from: end, write });
  return pdf.output('blob');
}

type Write = (lines: readonly string[], x: number, y: number) => void;
type Format = (cents: number) => string;

/** Writes lines below each other; the first one is bold. */
function writerOn(pdf: jsPDF): Write {
  return (lines, x, y) => {
    lines.forEach((line, index) => {
      pdf.setFont('helvetica', index === 0 ? 'bold' : 'normal');
      pdf.setFontSize(index === 0 ? 11 : 9);
      pdf.text(pdfText(line), x, y + index * LINE, { maxWidth: 230 });
    });
  };
}

function moneyFormat(currency: string): Format {
  const { format } = new Intl.NumberFormat('pt-BR', { style: 'currency', currency });
  return (cents) => format(amountOfCents(cents));
}

const shortDay = (day: string) => formatDay(day, { dateStyle: 'short' });

const daysOf = ({ issuedDate, dueDate }: SheetInvoice, { issued, due }: PdfLabels) => [
  `${issued}: ${shortDay(issuedDate)}`,
  `${due}: ${shortDay(dueDate)}`,
];

const clientOf = ({ client }: SheetInvoice) =>
  client ? [client.name, client.company, client.address, client.country, client.contact, client.companyEmail] : [];

const accountOf = ({ account, totals }: SheetInvoice, labels: PdfLabels, money: Format) => [
  `${labels.totalDue}: ${money(Math.max(0, totals.balance))}`,
  `${labels.bank}: ${account.bankName}`,
  `${labels.country}: ${account.country}`,
  `IBAN: ${account.iban}`,
  `${labels.swift}: ${account.swiftCode}`,
];

function writeLines(pdf: jsPDF, { lines }: SheetInvoice, labels: PdfLabels, money: Format): number {
  const quantity = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 });
  let end = 0;
  autoTable(pdf, {
    head: [[labels.item, labels.rate, labels.quantity, labels.total].map(pdfText)],
    body: lines.map((line) =>
      [
        [line.item, line.description].filter(Boolean).join('\n'),
        money(line.price),
        quantity.format(line.quantity / 1000),
        money(lineTotals(line).net),
      ].map((text) => text.split('\n').map(pdfText).join('\n')),
    ),
    startY: 230,
    margin: MARGIN,
    theme: 'plain',
    rowPageBreak: 'avoid',
    styles: { fontSize: 9, cellPadding: 5, lineWidth: { bottom: 0.5 }, lineColor: 220 },
    headStyles: { fillColor: 244, textColor: 80, fontStyle: 'bold' },
    columnStyles: { 1: { halign: 'right' }, 2: { halign: 'right' }, 3: { halign: 'right' } },
    didDrawPage: ({ cursor }) => {
      end = cursor?.y ?? end;
    },
  });
  return end;
}

interface End {
  invoice: SheetInvoice;
  labels: PdfLabels;
  money: Format;
  /** Below the lines. */
  from: number;
  write: Write;
}

function writeEnd(pdf: jsPDF, { invoice, labels, money, from, write }: End): void {
  const { totals, salesperson, note, shows } = invoice;
  const { height, width } = pdf.internal.pageSize;
  const isNewPage = from + END_HEIGHT > height - MARGIN;
  if (isNewPage) pdf.addPage();
  const top = isNewPage ? MARGIN + 10 : from + 24;
  const rate = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 2 });
  const rows: [string, number][] = [
    [labels.subtotal, totals.subtotal],
    ...(totals.discount > 0 ? [[labels.discount, -totals.discount] as [string, number]] : []),
    ...totals.taxes.map((tax): [string, number] => [`${labels.tax} ${rate.format(tax.rate / 10_000)}`, tax.amount]),
    [labels.total, totals.total],
    ...(totals.paid > 0
      ? ([
          [labels.paid, -totals.paid],
          [labels.balance, totals.balance],
        ] as [string, number][])
      : []),
  ];
  rows.forEach(([label, cents], index) => {
    const isTotal = label === labels.total || label === labels.balance;
    pdf.setFont('helvetica', isTotal ? 'bold' : 'normal');
    pdf.setFontSize(isTotal ? 11 : 9);
    pdf.text(pdfText(label), MIDDLE, top + index * LINE);
    pdf.text(pdfText(money(cents)), width - MARGIN, top + index * LINE, { align: 'right' });
  });
  if (salesperson !== '') write([labels.salesperson, salesperson], MARGIN, top);
  if (shows.notes && note !== '') write(['', note], MARGIN, top + 3 * LINE);
}
