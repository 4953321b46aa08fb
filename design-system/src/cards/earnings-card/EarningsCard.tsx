import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import type { ChartPart } from '../../charts/chart/chart.types.ts';
import { ToolsRoom } from '../../charts/chart/frame/ToolsRoom.tsx';
import { DonutChart } from '../../charts/donut-chart/DonutChart.tsx';
import type { DonutCentre } from '../../charts/donut-chart/donut-chart.props.ts';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { theme } from '../../theme/theme.ts';
import { Card, type CardProps } from '../card/Card.tsx';
import { KeyFigure } from '../key-figure/KeyFigure.tsx';

export interface EarningsCardProps extends Omit<CardProps, 'title' | 'children'> {
  title: string;
  /** The amount earned. */
  value: number;
  /** How it is written, as for `Intl.NumberFormat`. */
  format?: Intl.NumberFormatOptions;
  /** When it was earned: "This month". */
  label: ReactNode;
  /** A sentence about how it changed. */
  note?: ReactNode;
  /** The earnings by source. */
  parts: readonly ChartPart[];
  /** The figure in the middle of the ring and its label; or the id of a part, whose share it is. */
  centre?: DonutCentre;
  /**
   * Whether the figures are still loading. The card keeps its size.
   * @default false
   */
  isLoading?: boolean;
}

/** Shows earnings by source. For parts with figures of their own, use `BreakdownCard`. */
export function EarningsCard(props: EarningsCardProps) {
  const { value, format, label, note, parts, centre, isLoading = false, actions, ...rest } = props;
  const [toolsRoom, setToolsRoom] = useState<HTMLElement | null>(null);
  return (
    <Card
      {...rest}
      actions={
        <>
          {actions}
          <ToolsRoom ref={setToolsRoom} />
        </>
      }
    >
      <Middle>
        <DonutChart
          label={rest.title}
          {...{ parts, isLoading, toolsRoom }}
          {...(centre && { centre })}
          figure={
            <Text>
              <KeyFigure size="large" label={label} value={isLoading ? undefined : value} format={format} />
              {note && <p>{isLoading ? <Skeleton width="80%" /> : note}</p>}
            </Text>
          }
          figurePosition="start"
          legend="end"
          height={280}
        />
      </Middle>
    </Card>
  );
}

/** A higher neighbour stretches the card, so its content is centred. */
const Middle = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  min-block-size: 100%;
`;

const Text = styled.div`
  display: grid;
  flex: 1;
  gap: ${theme.space.l};
  min-inline-size: 0;

  > p {
    color: ${theme.color.ink2};
  }
`;
