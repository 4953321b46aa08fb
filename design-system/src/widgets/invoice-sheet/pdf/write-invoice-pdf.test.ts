import { expect, it } from 'vitest';
import { sampleInvoice } from '../invoice-sheet.samples.ts';
import { type PdfLabels, writeInvoicePdf } from './write-invoice-pdf.ts';

const labels: PdfLabels = {
  invoice: 'Invoice',
  issued: 'Date issued',
  due: 'Date due',
  to: 'Invoice to',
  payment: 'Payment details',
  totalDue: 'Total due',
  bank: 'Bank name',
  country: 'Country',
  swift: 'SWIFT code',
  item: 'Task description',
  rate: 'Rate',
  quantity: 'Quantity',
  total: 'Sum',
  salesperson: 'Salesperson:',
  subtotal: 'Subtotal',
  discount: 'Discount',
  tax: 'Tax',
  paid: 'Paid',
  balance: 'Balance due',
};

const textsOf = async (file: Blob) => {
  const source = Buffer.from(await file.arrayBuffer()).toString('latin1');
  const texts = [...source.matchAll(/\((.*?)\) Tj/g)].map(([, text]) => text);
  return { texts, pages: source.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0 };
};

it('the file has the true total of the printed parts', async () => {
  const { texts, pages } = await textsOf(writeInvoicePdf(sampleInvoice(), labels, 'Invoice 4987'));

  expect(pages).toBe(1);
  expect(texts).toEqual(
    expect.arrayContaining(['Invoice #4987', 'R$ 1.800,00', '-R$ 28,00', 'R$ 372,12', 'R$ 2.144,12']),
  );
});

it('sixty lines have their head on each page, and the totals once', async () => {
  const lines = Array.from({ length: 60 }, (_, index) => ({
    id: String(index),
    item: `Transfer ${index}`,
    description: 'Airport to hotel',
    price: 100,
    quantity: 1000,
    discount: 0,
    taxes: [],
  }));
  const { texts, pages } = await textsOf(writeInvoicePdf(sampleInvoice({ lines }), labels, 'Long'));
  const count = (text: string) => texts.filter((one) => one === text).length;

  expect(pages).toBeGreaterThan(2);
  expect(count('Task description')).toBe(pages);
  expect(count('Subtotal')).toBe(1);
  expect(texts.filter((text) => text?.startsWith('Transfer '))).toHaveLength(60);
});
