import { invoiceTotals } from '../../lib/money/money.ts';
import type { SheetInvoice, SheetLine } from './invoice-sheet.types.ts';

const lines: SheetLine[] = [
  {
    id: 'data',
    item: 'eSIM Japan 5 GB',
    description: 'Data for the crew, 15 days',
    price: 9990,
    quantity: 10_000,
    discount: 0,
    taxes: [2100],
  },
  {
    id: 'desk',
    item: 'Travel desk',
    description: 'Crew change planned and booked',
    price: 13_350,
    quantity: 6000,
    discount: 0,
    taxes: [2100],
  },
];

/** An invoice of any lines; a subtotal of 1,800, a discount of 28 and a tax of 21 % at first. */
export function sampleInvoice(change: Partial<SheetInvoice> = {}, paid = 0): SheetInvoice {
  const shown = change.lines ?? lines;
  return {
    number: 4987,
    issuedDate: '2028-02-29',
    dueDate: '2028-03-30',
    client: {
      name: 'Otto Halvorsen',
      company: 'Halvorsen Shipping',
      address: 'Bryggegata 14, Bergen',
      country: 'Norway',
      contact: '555 0172',
      companyEmail: 'otto.halvorsen@example.com',
    },
    account: {
      bankName: 'Banco do Cais',
      country: 'Brazil',
      iban: 'BR86 0000 0000 0000 1000 0498 701C 1',
      swiftCode: 'CAISBRSPXXX',
    },
    lines: shown,
    totals: invoiceTotals({ lines: shown, discount: { kind: 'amount', cents: 2800 }, paid }),
    currency: 'BRL',
    salesperson: 'Ingrid Solberg',
    note: 'Thank you for travelling with us.',
    acceptedPayments: ['Credit Card', 'Internet Banking'],
    shows: { terms: true, notes: true, stub: false },
    ...change,
  };
}
