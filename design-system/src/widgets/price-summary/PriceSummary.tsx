import { type ComponentPropsWithRef, type ReactNode, useMemo } from 'react';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { Amount, Line, Root, Term } from './PriceSummary.styles.ts';

export interface PriceLine {
  /** The label of the line. */
  label: ReactNode;
  /** In units of the currency; negative takes away. Words, where it is no amount: "Free". */
  amount: ReactNode;
  /**
   * The emphasis of the line: a saving, or the total.
   * @default 'plain'
   */
  emphasis?: 'plain' | 'saving' | 'total';
}

export interface PriceSummaryProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** The parts of the price, the total last. */
  lines: readonly PriceLine[];
  /**
   * ISO 4217 code of the amounts.
   * @default 'BRL'
   */
  currency?: string;
}

/** The breakdown of a price, line by line. For facts without a sum, use `DescriptionList`. */
export function PriceSummary({ lines, currency = 'BRL', ...rest }: PriceSummaryProps) {
  const formatValue = useNumberFormat(useMemo(() => ({ style: 'currency' as const, currency }), [currency]));
  return (
    <Root {...rest}>
      {lines.map(({ label, amount, emphasis = 'plain' }, index) => (
        // The lines of a sum have no names of their own and do not change places.
        <Line key={index} data-emphasis={emphasis}>
          <Term>{label}</Term>
          <Amount>{typeof amount === 'number' ? <bdi dir="ltr">{formatValue(amount)}</bdi> : amount}</Amount>
        </Line>
      ))}
    </Root>
  );
}
