import { PeriodCard, type PeriodCardProps } from '../period-card/PeriodCard.tsx';
import { BreakdownChart, type BreakdownShape } from './BreakdownChart.tsx';
import { BreakdownRows } from './BreakdownRows.tsx';
import type { BreakdownPart } from './breakdown-card.types.ts';

export interface BreakdownCardProps extends Omit<PeriodCardProps, 'title' | 'children'> {
  title: string;
  /** The parts of the whole, from two to six. Their values are ignored while `isLoading`. */
  parts: readonly BreakdownPart[];
  /**
   * How the parts are drawn: as slices, or each as a ring that is full at 100.
   * @default 'donut'
   */
  shape?: BreakdownShape;
  /** How drawn values are written, as for `Intl.NumberFormat`. */
  format?: Intl.NumberFormatOptions;
  /** The figure in the middle and its label. */
  centre?: { value: string; label: string };
  /**
   * Whether the figures are still loading. The card keeps its size.
   * @default false
   */
  isLoading?: boolean;
}

/** Breaks a figure down into parts, as a chart and as rows. For shares without a chart, use `ShareListCard`. */
export function BreakdownCard(props: BreakdownCardProps) {
  const { parts, shape = 'donut', format, centre, isLoading = false, ...rest } = props;
  return (
    <PeriodCard {...rest}>
      <BreakdownChart label={rest.title} {...{ parts, shape, format, centre, isLoading }} />
      <BreakdownRows {...{ parts, shape, format, isLoading }} />
    </PeriodCard>
  );
}
