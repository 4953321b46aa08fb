import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from '../../lib/i18n/format-day.ts';
import { Facts, Heading, Stub } from './InvoiceSheet.styles.ts';
import { useCentsFormat } from '../../lib/money/useCentsFormat.ts';
import type { SheetInvoice } from './invoice-sheet.types.ts';

/** The part that a client cuts off and returns with the payment. */
export function InvoiceStub({ invoice: { number, client, dueDate, totals, currency } }: { invoice: SheetInvoice }) {
  const { t } = useLingui();
  const money = useCentsFormat(currency);
  return (
    <Stub aria-label={t`Payment stub`}>
      <Heading>
        <Trans>Payment stub</Trans>
      </Heading>
      <Facts>
        <dt>
          <Trans>Invoice</Trans>
        </dt>
        <dd>
          <bdi dir="ltr">#{number}</bdi>
        </dd>
        <dt>
          <Trans context="invoice">Client</Trans>
        </dt>
        <dd>{client?.name}</dd>
        <dt>
          <Trans>Date due</Trans>
        </dt>
        <dd>
          <time dir="ltr" dateTime={dueDate}>
            {formatDay(dueDate, { dateStyle: 'short' })}
          </time>
        </dd>
        <dt>
          <Trans>Total due</Trans>
        </dt>
        <dd data-strong>
          <bdi dir="ltr">{money(Math.max(0, totals.balance))}</bdi>
        </dd>
      </Facts>
    </Stub>
  );
}
