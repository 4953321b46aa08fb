import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { lineTotals } from '../../lib/money/money.ts';
import { useCentsFormat } from '../../lib/money/useCentsFormat.ts';
import { Cell, Head, HeadCell, Item, Lines, Row, Rows, Small } from './InvoiceSheet.styles.ts';
import type { SheetInvoice, SheetLine } from './invoice-sheet.types.ts';
import { formatQuantity, formatRate } from './sheet-figures.ts';

/** The lines of the invoice. On several sheets of paper each has the head. */
export function InvoiceSheetLines({ invoice: { lines, currency } }: { invoice: SheetInvoice }) {
  const { t } = useLingui();
  const money = useCentsFormat(currency);
  return (
    <Lines aria-label={t`Items of the invoice`}>
      <Head>
        <Row>
          <HeadCell>
            <Trans>Task description</Trans>
          </HeadCell>
          <HeadCell data-figure>
            <Trans context="invoice">Rate</Trans>
          </HeadCell>
          <HeadCell data-figure>
            <Trans context="invoice">Quantity</Trans>
          </HeadCell>
          <HeadCell data-figure>
            <Trans>Total</Trans>
          </HeadCell>
        </Row>
      </Head>
      <Rows>
        {lines.map((line) => (
          <SheetRow
            key={line.id}
            line={line}
            rate={money(line.price)}
            quantity={formatQuantity(line.quantity)}
            discount={line.discount > 0 ? formatRate(line.discount) : ''}
            total={money(lineTotals(line).net)}
          />
        ))}
      </Rows>
    </Lines>
  );
}

interface SheetRowProps {
  line: SheetLine;
  rate: string;
  quantity: string;
  /** Empty when there is none. */
  discount: string;
  total: string;
}

const SheetRow = memo(function SheetRow({ line, rate, quantity, discount, total }: SheetRowProps) {
  return (
    <Row>
      <Cell>
        <Item>{line.item}</Item>
        {line.description !== '' && <Small>{line.description}</Small>}
        {discount !== '' && (
          <Small>
            <Trans>Discount {discount}</Trans>
          </Small>
        )}
      </Cell>
      <Cell data-figure="rate">
        <bdi dir="ltr">{rate}</bdi>
      </Cell>
      <Cell data-figure="quantity">
        <bdi dir="ltr">{quantity}</bdi>
      </Cell>
      <Cell data-figure="total">
        <bdi dir="ltr">{total}</bdi>
      </Cell>
    </Row>
  );
});
