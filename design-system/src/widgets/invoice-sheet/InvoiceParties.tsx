import { Trans } from '@lingui/react/macro';
import { Block, Facts, Heading, Sides } from './InvoiceSheet.styles.ts';
import { useCentsFormat } from '../../lib/money/useCentsFormat.ts';
import type { SheetInvoice } from './invoice-sheet.types.ts';

/** The client, and how to pay. */
export function InvoiceParties({ invoice: { client, account, totals, currency, shows } }: { invoice: SheetInvoice }) {
  const money = useCentsFormat(currency);
  return (
    <Sides>
      <Block>
        <Heading>
          <Trans>Invoice to</Trans>
        </Heading>
        {client ? (
          <>
            <strong>{client.name}</strong>
            {[client.company, client.address, client.country, client.contact, client.companyEmail].map(
              (text, index) => (
                <span key={index}>
                  <bdi>{text}</bdi>
                </span>
              ),
            )}
          </>
        ) : (
          <Trans>No client yet</Trans>
        )}
      </Block>
      {shows.terms && (
        <Block>
          <Heading>
            <Trans>Payment details</Trans>
          </Heading>
          <Facts>
            <dt>
              <Trans>Total due</Trans>
            </dt>
            <dd data-strong>
              <bdi dir="ltr">{money(Math.max(0, totals.balance))}</bdi>
            </dd>
            <dt>
              <Trans>Bank name</Trans>
            </dt>
            <dd>{account.bankName}</dd>
            <dt>
              <Trans context="invoice">Country</Trans>
            </dt>
            <dd>{account.country}</dd>
            <dt>IBAN</dt>
            <dd>
              <bdi dir="ltr">{account.iban}</bdi>
            </dd>
            <dt>
              <Trans>SWIFT code</Trans>
            </dt>
            <dd>
              <bdi dir="ltr">{account.swiftCode}</bdi>
            </dd>
          </Facts>
        </Block>
      )}
    </Sides>
  );
}
