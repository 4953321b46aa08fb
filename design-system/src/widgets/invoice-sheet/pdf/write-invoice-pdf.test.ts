import { expect, it } from 'vitest';
import { sampleInvoice } from '../invoice-sheet.samples.ts';
import { canWriteInvoicePdf, type PdfLabels, writeInvoicePdf } from './write-invoice-pdf.ts';

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
  accepted: 'Accepted payments:',
  note: 'Note',
  stub: 'Payment stub',
  client: 'Client',
};

const sourceOf = async (file: Blob) => Buffer.from(await file.arrayBuffer()).toString('latin1');

const textsOf = async (file: Blob) => {
  const source = await sourceOf(file);
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

it('the switches and the discounts of lines count in the file as on the sheet', async () => {
  const [first] = sampleInvoice().lines;
  const lines = first ? [{ ...first, discount: 1000 }] : [];
  const textsWith = async (shown: boolean) => {
    const shows = { terms: shown, notes: shown, stub: shown };
    return (await textsOf(writeInvoicePdf(sampleInvoice({ lines, shows }), labels, 'Parts'))).texts;
  };

  const [all, none] = [await textsWith(true), await textsWith(false)];

  expect(all).toEqual(
    expect.arrayContaining([
      'Discount 10%',
      'Accepted payments:',
      'Credit Card, Internet Banking',
      'Payment details',
      'Thank you for travelling with us.',
      'Payment stub',
      'Client: Otto Halvorsen',
    ]),
  );
  expect(none).toContain('Discount 10%');
  expect(none.filter((text) => text && /^(Accepted|Credit|Payment|Thank|Client:)/.test(text))).toEqual([]);
});

it('long names, and a long note with its breaks, overlap nothing and stay on the pages', async () => {
  const long = 'Companhia Brasileira de Viagens e Expedições '.repeat(4).trim();
  const { client } = sampleInvoice();
  const note = Array.from({ length: 90 }, (_, index) => `Clause ${index}`).join('\n');
  const source = await sourceOf(
    writeInvoicePdf(
      sampleInvoice({ note, client: client && { ...client, name: long, company: long } }),
      labels,
      'Long',
    ),
  );
  // Each text of one page with its position, from the left and from the bottom.
  const positions = source
    .split('endstream')
    .map((page) => [...page.matchAll(/^([\d.]+) ([\d.-]+) Td$/gm)].map(([, x, y]) => [Number(x), Number(y)]));

  for (const page of positions) {
    expect(new Set(page.map(String)).size).toBe(page.length);
    expect(page.filter(([, y = 0]) => y < 39)).toEqual([]);
  }
  expect(source.match(/\(Clause \d+\) Tj/g)).toHaveLength(90);
});

it('a long item leaves figures in one piece', async () => {
  const [line] = sampleInvoice().lines;
  const lines = line ? [{ ...line, item: 'W'.repeat(300), price: 100_000_000, quantity: 10_000_000 }] : [];
  const { texts, pages } = await textsOf(writeInvoicePdf(sampleInvoice({ lines }), labels, 'Long'));

  expect(pages).toBe(1);
  expect(texts).toEqual(expect.arrayContaining(['R$ 1.000.000,00', '10.000', 'R$ 10.000.000.000,00']));
});

it('no file is written without some of its letters', () => {
  const [line] = sampleInvoice().lines;

  expect(canWriteInvoicePdf(sampleInvoice())).toBe(true);
  const { client } = sampleInvoice();
  const other = client && { ...client, name: 'Nguyễn Hữu Thọ' };
  expect(canWriteInvoicePdf(sampleInvoice({ client: other }))).toBe(false);
  expect(canWriteInvoicePdf(sampleInvoice({ note: 'Спасибо' }))).toBe(false);
  expect(canWriteInvoicePdf(sampleInvoice({ lines: line ? [{ ...line, item: '東京ツアー' }] : [] }))).toBe(false);
});
