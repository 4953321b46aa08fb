import { type CSSProperties, useId, useState } from 'react';
import type { LineSeries } from '../../charts/chart/plot/lines.tsx';
import { LineChart } from '../../charts/line-chart/LineChart.tsx';
import { Card, type CardProps } from '../card/Card.tsx';
import { KeyFigure } from '../key-figure/KeyFigure.tsx';
import { Glow } from './Glow.tsx';
import { Figures, Ground } from './TrendCard.styles.ts';
import { type TrendAppearance, TrendSettings } from './TrendSettings.tsx';

export interface TrendFigure {
  /** The label of the figure: "This month". */
  label: string;
  value: number;
}

export interface TrendCardProps extends Omit<CardProps, 'title' | 'actions' | 'children'> {
  title: string;
  /** The figures that the lines explain, the first one loudest. */
  figures: readonly TrendFigure[];
  /** The places of the axis, evenly spaced: days (`2026-11-21`), or names. */
  x: readonly string[];
  /** How days are written, as for `Intl.DateTimeFormat`; left out, the places are no days and stand as they are. */
  xFormat?: Intl.DateTimeFormatOptions;
  /** The lines; the first one is solid, the others have dashes. */
  series: readonly LineSeries[];
  /** How values are written, as for `Intl.NumberFormat`. */
  format?: Intl.NumberFormatOptions;
  /**
   * A plain line, or one with a colour gradient and a shadow.
   * @default 'plain'
   */
  line?: 'plain' | 'glowing';
  /**
   * The height of the drawing in pixels.
   * @default 240
   */
  height?: number;
  /**
   * Whether the figures are still loading. The card keeps its size.
   * @default false
   */
  isLoading?: boolean;
}

const atFirst: TrendAppearance = { curve: 'smooth', hasPoints: false, hasZero: false };

/** Shows one figure over time, or two to compare. For a total over time, use `AreaChart`. */
export function TrendCard(props: TrendCardProps) {
  const { figures, x, xFormat, series, format, line = 'plain', height = 240, isLoading = false, ...rest } = props;
  const id = useId();
  const [appearance, setAppearance] = useState(atFirst);
  const isGlowing = line === 'glowing';
  return (
    <Card {...rest} actions={<TrendSettings title={rest.title} appearance={appearance} onChange={setAppearance} />}>
      <Ground data-line={line} style={isGlowing ? glowBy(id) : undefined}>
        {isGlowing && <Glow id={id} />}
        <LineChart
          label={rest.title}
          {...{ x, series, height, isLoading }}
          {...(xFormat && { xFormat })}
          {...(format && { format })}
          curve={appearance.curve}
          markers={appearance.hasPoints ? 'all' : 'none'}
          hasZero={appearance.hasZero}
          figure={
            <Figures>
              {figures.map(({ label, value }, position) => (
                <KeyFigure
                  key={label}
                  label={label}
                  value={isLoading ? undefined : value}
                  format={format}
                  size={position === 0 ? 'medium' : 'small'}
                />
              ))}
            </Figures>
          }
        />
      </Ground>
    </Card>
  );
}

/** The name of the gradient is another one on each card, the style sheet the same. */
function glowBy(id: string): CSSProperties {
  return { '--glow': `url("#${id}")` } as CSSProperties;
}
