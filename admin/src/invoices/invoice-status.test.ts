import { expect, it } from 'vitest';
import { invoiceOn } from './invoice-status.ts';

const of = (invoiceStatus: string) => ({ invoiceStatus, dueDate: '2030-06-15' });

it.each(['Sent', 'Downloaded', 'Partial Payment'])('%s is past due from the day after its due day on', (status) => {
  expect(invoiceOn(of(status), '2030-06-15').invoiceStatus).toBe(status);
  expect(invoiceOn(of(status), '2030-06-16').invoiceStatus).toBe('Past Due');
});

it.each(['Draft', 'Paid', 'Past Due', 'Frozen'])('%s stays what it is', (status) => {
  const invoice = of(status);
  expect(invoiceOn(invoice, '2030-06-16')).toBe(invoice);
});
