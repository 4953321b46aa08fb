import { Trans } from '@lingui/react/macro';
import { amountOfCents } from '../../lib/money/money.ts';
import { PriceSummary, type PriceLine } from '../price-summary/PriceSummary.tsx';
import { Block, End } from './InvoiceSheet.styles.ts';
import type { SheetInvoice } from './invoice-sheet.types.ts';
import { formatRate } from './sheet-figures.ts';

/** The salesperson and the totals. They stay together, and stand once. */
export function InvoiceSheetEnd({ invoice }: { invoice: SheetInvoice }) {
  const { salesperson, acceptedPayments, shows } = invoice;
  return (
    <End>
      <Block>
        {salesperson !== '' && (
          <span>
            <strong>
              <Trans context="invoice">Salesperson:</Trans>
            </strong>{' '}
            <bdi>{salesperson}</bdi>
          </span>
        )}
        {shows.terms && acceptedPayments.length > 0 && (
          <span>
            <strong>
              <Trans>Accepted payments:</Trans>
            </strong>{' '}
            <bdi>{acceptedPayments.join(', ')}</bdi>
          </span>
        )}
      </Block>
      <PriceSummary currency={invoice.currency} lines={linesOf(invoice)} />
    </End>
  );
}

function linesOf({ totals, currency }: SheetInvoice): PriceLine[] {
  const amountOf = (cents: number) => amountOfCents(cents, currency);
  const { subtotal, discount, taxes, total, paid, balance } = totals;
  return [
    { label: <Trans context="invoice">Subtotal</Trans>, amount: amountOf(subtotal) },
    ...(discount > 0
      ? [
          {
            label: <Trans context="invoice">Discount</Trans>,
            amount: amountOf(-discount),
            emphasis: 'saving' as const,
          },
        ]
      : []),
    ...taxes.map(({ rate, amount }) => ({
      label: <Trans>Tax {formatRate(rate)}</Trans>,
      amount: amountOf(amount),
    })),
    { label: <Trans>Total</Trans>, amount: amountOf(total), emphasis: 'total' },
    ...(paid > 0
      ? [
          { label: <Trans context="amount">Paid</Trans>, amount: amountOf(-paid) },
          { label: <Trans>Balance due</Trans>, amount: amountOf(balance), emphasis: 'total' as const },
        ]
      : []),
  ];
}
