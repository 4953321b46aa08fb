import { TrendingDown, TrendingUp } from 'lucide-react';
import { styled } from 'styled-components';
import { useNumberFormat } from '../../../lib/i18n/useNumberFormat.ts';
import { Badge } from '../../../components/badges/Badge.tsx';
import { tabular } from '../../../theme/tabular.ts';
import { theme } from '../../../theme/theme.ts';

export interface ChartFigureProps {
  value: number;
  /** How the figure is written, as for `Intl.NumberFormat`. */
  format?: Intl.NumberFormatOptions;
  /** How it changed, as a share: 0.2 is 20 % more, which is good. */
  change?: number;
}

/** The figure that a chart explains, for its `figure`. For a figure alone, use `StatTile`. */
export function ChartFigure({ value, format, change }: ChartFigureProps) {
  const formatValue = useNumberFormat(format);
  const formatChange = useNumberFormat(percent);
  return (
    <Line>
      <bdi dir="ltr">{formatValue(value)}</bdi>
      {change !== undefined && (
        <Badge tone={change < 0 ? 'danger' : 'success'} icon={change < 0 ? TrendingDown : TrendingUp}>
          <bdi dir="ltr">{formatChange(change)}</bdi>
        </Badge>
      )}
    </Line>
  );
}

const percent: Intl.NumberFormatOptions = { style: 'percent', signDisplay: 'exceptZero' };

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.s};

  > :first-child {
    color: ${theme.color.ink};
    font-size: ${theme.text.heading};
    font-weight: ${theme.weight.bold};
    letter-spacing: ${theme.tracking.title};
    ${tabular}
  }
`;
