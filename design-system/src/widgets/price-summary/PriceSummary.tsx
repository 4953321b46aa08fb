import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { money } from '../product-card/money.ts';
import { Amount, Line, Root, Term } from './PriceSummary.styles.ts';

export interface PriceLine {
  /** The label of the line. */
  label: ReactNode;
  /** In Brazilian reais; negative takes away. Words, where it is no amount: "Free". */
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
}

/** The breakdown of a price, line by line. For facts without a sum, use `DescriptionList`. */
export function PriceSummary({ lines, ...rest }: PriceSummaryProps) {
  const formatValue = useNumberFormat(money);
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
