import { expect, it } from 'vitest';
import { answerSample } from '../invoice.testing.ts';
import { sheetOf } from './sheet-of.ts';
import type { InvoiceAnswer } from '../server/invoice.schema.ts';

it('the sheet has the ways to pay by the names that people read', () => {
  const document: InvoiceAnswer['document'] = { ...answerSample.document, acceptedPayments: ['Paypal', 'Debit Card'] };
  const ways = {
    'Debit Card': 'Cartão de débito',
    'Credit Card': 'Cartão de crédito',
    Paypal: 'PayPal',
    'Internet Banking': 'Internet banking',
    'UPI Transfer': 'Transferência UPI',
  };

  expect(sheetOf({ ...answerSample, document }, ways).acceptedPayments).toEqual(['PayPal', 'Cartão de débito']);
});
