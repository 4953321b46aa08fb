import { styled } from 'styled-components';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { seriesStyleOf } from '../../charts/chart/series/series-style.ts';
import { seriesColors } from '../../charts/chart/series/series-style.styles.ts';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { media } from '../../theme/media.ts';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';
import { Difference } from '../stat-tile/Difference.tsx';
import type { BreakdownShape } from './BreakdownChart.tsx';
import type { BreakdownPart } from './breakdown-card.types.ts';

interface BreakdownRowsProps {
  shape: BreakdownShape;
  parts: readonly BreakdownPart[];
  format: Intl.NumberFormatOptions | undefined;
  isLoading: boolean;
}

/** The parts as rows, in the order and the colours of the drawing. */
export function BreakdownRows({ parts, shape, format, isLoading }: BreakdownRowsProps) {
  const formatValue = useNumberFormat(format);
  const formatAmount = useNumberFormat(undefined);
  return (
    <Rows role="list" data-shape={shape}>
      {parts.map(({ id, label, value, icon, amount, change }, position) => (
        <li key={id}>
          <Key data-tone={seriesStyleOf(parts, position).tone}>{icon ? <Icon icon={icon} size="menu" /> : <Dot />}</Key>
          <Name>{label}</Name>
          {isLoading ? (
            <Skeleton width="4ch" />
          ) : (
            <>
              <Value>{amount === undefined ? formatValue(value) : formatAmount(amount)}</Value>
              {change !== undefined && (
                <Change>
                  <Difference share={change} precision="whole" />
                </Change>
              )}
            </>
          )}
        </li>
      ))}
    </Rows>
  );
}

const { color, radius, space, weight } = theme;

const Rows = styled.ul`
  margin-block-start: ${space.l};
  padding-block-start: ${space.m};
  border-block-start: 1px solid ${color.border};
  overflow-wrap: anywhere;
  ${seriesColors}

  > li {
    display: flex;
    align-items: center;
    gap: ${space.m};
    min-block-size: 2.25rem;
  }
`;

const Key = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 1.25rem;
  color: var(--series-line);
`;

const Dot = styled.span`
  inline-size: 0.625rem;
  block-size: 0.625rem;
  border: 1px solid var(--series-line);
  border-radius: ${radius.full};
  background: var(--series);

  /* Rings are lines. */
  [data-shape='rings'] & {
    background: var(--series-line);
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

const Name = styled.span`
  flex: 1;
  min-inline-size: 0;
  color: ${color.ink};
  font-weight: ${weight.medium};
`;

const Value = styled.bdi`
  color: ${color.ink};
  font-weight: ${weight.semibold};
  ${tabular}
`;

/** As wide as the widest usual change, so that the values stand below each other. */
const Change = styled.span`
  display: flex;
  justify-content: end;
  min-inline-size: 4rem;
`;
