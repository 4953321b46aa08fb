import type { CSSProperties } from 'react';
import type { ChartItem, Spot, Tip as TipWords } from '../chart.types.ts';
import { Tip, TipLine, TipTitle } from './ChartTip.styles.ts';
import { seriesStyleOf } from '../series/series-style.ts';
import { Swatch, type SwatchKind } from '../series/Swatch.tsx';

interface ChartTipProps {
  tip: TipWords;
  spot: Spot;
  items: readonly ChartItem[];
  kind: SwatchKind;
  width: number;
  height: number;
  isRtl: boolean;
}

/** The tooltip of a value, on the side with more room. It is visual only; the keyboard announces the value. */
export function ChartTip({ tip, spot, items, kind, width, height, isRtl }: ChartTipProps) {
  return (
    <Tip style={positionBeside(spot, width, height, isRtl)} aria-hidden>
      {tip.title && <TipTitle>{tip.title}</TipTitle>}
      {tip.rows.map(({ series, label, value }) => (
        <TipLine key={`${series} ${label}`} data-current={series === tip.current || undefined}>
          <Swatch seriesStyle={seriesStyleOf(items, series)} kind={kind} />
          <bdi>{label}</bdi>
          <bdi dir="ltr">{value}</bdi>
        </TipLine>
      ))}
    </Tip>
  );
}

const gap = 14;

function positionBeside({ x, y }: Spot, width: number, height: number, isRtl: boolean): CSSProperties {
  const fromStart = isRtl ? width - x : x;
  return {
    ...(fromStart < width / 2 ? { insetInlineStart: fromStart + gap } : { insetInlineEnd: width - fromStart + gap }),
    ...(y < height / 2 ? { insetBlockStart: Math.max(y - gap, 0) } : { insetBlockEnd: Math.max(height - y - gap, 0) }),
  };
}
