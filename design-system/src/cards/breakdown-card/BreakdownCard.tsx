import { PeriodCard, type PeriodCardProps } from '../period-card/PeriodCard.tsx';
import { BreakdownChart, type BreakdownShape } from './BreakdownChart.tsx';
import { BreakdownRows } from './BreakdownRows.tsx';
import type { BreakdownPart } from './breakdown-card.types.ts';

export interface BreakdownCardProps extends Omit<PeriodCardProps, 'title' | 'children'> {
  title: string;
  /** What the whole consists of, from two to six parts. While they are on their way, their values do not matter. */
  parts: readonly BreakdownPart[];
  /**
   * How the parts are drawn: as slices, or each as a ring that is full at 100.
   * @default 'donut'
   */
  shape?: BreakdownShape;
  /** How drawn values are written, as for `Intl.NumberFormat`. */
  format?: Intl.NumberFormatOptions;
  /** What stands in the middle: a figure, and what it is. */
  centre?: { value: string; label: string };
  /**
   * Whether the figures are on their way. Everything keeps its room.
   * @default false
   */
  isLoading?: boolean;
}

/** What a figure consists of, as a drawing and as rows. For shares without a drawing, use `ShareListCard`. */
export function BreakdownCard(props: BreakdownCardProps) {
  const { parts, shape = 'donut', format, centre, isLoading = false, ...rest } = props;
  return (
    <PeriodCard {...rest}>
      <BreakdownChart label={rest.title} {...{ parts, shape, format, centre, isLoading }} />
      <BreakdownRows {...{ parts, shape, format, isLoading }} />
    </PeriodCard>
  );
}
