import { amountOfCents, centsOf } from '@embarque/design-system/money';
import { formatMoney } from '../../../i18n/format.ts';
import type { Invoice } from '../../../invoices/invoice-row.schema.ts';

/** The open cents behind a balance, which is a number or a text such as `R$ 2.205,00`. */
export function centsOfBalance(balance: Invoice['balance']): number {
  if (typeof balance === 'number') return centsOf(balance);
  const cents = centsOf(Number(balance.replace(/[^\d,]/g, '').replace(',', '.')));
  return balance.startsWith('-') ? -cents : cents;
}

/** The balance of so many open cents. */
export const balanceOfCents = (cents: number): Invoice['balance'] =>
  cents === 0 ? 0 : formatMoney(amountOfCents(cents), 'BRL').replace(/\s/g, ' ');
