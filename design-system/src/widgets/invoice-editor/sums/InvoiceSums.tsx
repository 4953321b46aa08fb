import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { SegmentedControl } from '../../../components/segmented-control/SegmentedControl.tsx';
import { currencySign } from '../../../forms/elements/number-input/money.ts';
import type { InvoiceTotals, MoneyDiscount } from '../../../lib/money/money.ts';
import { useCentsFormat } from '../../../lib/money/useCentsFormat.ts';
import { FigureCell } from '../line/FigureCell.tsx';
import { discountMistake } from '../model/discount.ts';
import { amountIn, formatFigure, PERCENT } from '../model/figures.ts';
import { Amount, Discount, Root, Row, Term } from './InvoiceSums.styles.ts';

export interface InvoiceSumsProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** The sums, as `invoiceTotals` gives them. */
  totals: InvoiceTotals;
  /**
   * The currency's code.
   * @default 'BRL'
   */
  currency?: string;
  /** The discount on the whole invoice. */
  discount: MoneyDiscount;
  /** Called while typing with another discount. */
  onDiscountChange: (change: { discount: MoneyDiscount }) => void;
  /**
   * Whether a mistake in the discount is shown also before the field was left.
   * @default false
   */
  showsMistakes?: boolean;
}

/** The sums of the lines: subtotal, discount, taxes, total, and the balance once something was paid. */
export function InvoiceSums({ totals, currency = 'BRL', discount, onDiscountChange, ...props }: InvoiceSumsProps) {
  const { showsMistakes = false, ...rest } = props;
  const money = useCentsFormat(currency);

  return (
    <Root {...rest}>
      <Sum term={<Trans context="invoice">Subtotal</Trans>}>{money(totals.subtotal)}</Sum>
      <Row>
        <Term>
          <Trans context="on an invoice">Discount</Trans>
        </Term>
        <Discount>
          <DiscountField {...{ currency, discount, onDiscountChange, showsMistakes }} subtotal={totals.subtotal} />
        </Discount>
        <Amount>{money(totals.discount === 0 ? 0 : -totals.discount)}</Amount>
      </Row>
      {totals.taxes.map(({ rate, amount }) => (
        <Sum key={rate} term={<TaxName rate={formatFigure(rate, PERCENT)} />}>
          {money(amount)}
        </Sum>
      ))}
      <Sum isTotal term={<Trans context="invoice">Total</Trans>}>
        {money(totals.total)}
      </Sum>
      {totals.paid > 0 && <Sum term={<Trans context="amount">Paid</Trans>}>{money(-totals.paid)}</Sum>}
      {totals.paid > 0 && (
        <Sum isTotal term={<Trans context="invoice">Balance</Trans>}>
          {money(totals.balance)}
        </Sum>
      )}
    </Root>
  );
}

function TaxName({ rate }: { rate: string }) {
  return <Trans>Tax {rate}%</Trans>;
}

function Sum({ term, isTotal = false, children }: { term: ReactNode; isTotal?: boolean; children: ReactNode }) {
  return (
    <Row data-total={isTotal || undefined}>
      <Term data-text>{term}</Term>
      <Amount>{children}</Amount>
    </Row>
  );
}

type DiscountFieldProps = Required<
  Pick<InvoiceSumsProps, 'currency' | 'discount' | 'onDiscountChange' | 'showsMistakes'>
> & {
  subtotal: number;
};

function DiscountField({ currency, discount, onDiscountChange, showsMistakes, subtotal }: DiscountFieldProps) {
  const { t } = useLingui();
  const isPercent = discount.kind === 'percent';
  const amounts = amountIn(currency);
  const value = isPercent ? discount.rate : discount.cents;
  // 28,00 becomes 28 %, whatever decimals the currency has.
  const otherwise = Math.round(
    value * 10 ** (isPercent ? amounts.scale - PERCENT.scale : PERCENT.scale - amounts.scale),
  );
  const change = (kind: MoneyDiscount['kind'], next: number) =>
    onDiscountChange({ discount: kind === 'percent' ? { kind, rate: next } : { kind, cents: next } });
  const mistake = discountMistake(discount, subtotal);
  const most = isPercent ? '100 %' : formatFigure(subtotal, amounts);

  return (
    <>
      <SegmentedControl
        label={t`Kind of discount`}
        value={discount.kind}
        options={[
          { value: 'amount', label: currencySign(currency) },
          { value: 'percent', label: '%' },
        ]}
        onChange={({ value: kind }) => kind !== discount.kind && change(kind, otherwise)}
      />
      <FigureCell
        label={t({ message: 'Discount', context: 'on an invoice' })}
        labelVisibility="hidden"
        value={value}
        kind={isPercent ? PERCENT : amounts}
        empty={0}
        mistake={mistake === 'negative' ? t`Not below zero.` : mistake && t`At most ${most}.`}
        showsMistakes={showsMistakes}
        onChange={(next) => change(discount.kind, next ?? 0)}
      />
    </>
  );
}
