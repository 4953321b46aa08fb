import { type CSSProperties, useId } from 'react';
import { theme } from '../../../theme/theme.ts';
import type { Shade } from '../chart.types.ts';
import { Sample } from './ChartLegend.styles.ts';
import { type SeriesStyle, markerPath } from './series-style.ts';
import { patternStyle, SeriesPattern } from './SeriesPattern.tsx';

/** The shape of a sample: a piece of the line, a ring, a marker, a piece of the area, a shade, or a candle. */
export type SwatchKind = 'line' | 'ring' | 'marker' | 'surface' | 'shade' | 'candle';

interface SwatchProps {
  seriesStyle: SeriesStyle;
  kind: SwatchKind;
}

/** A piece of a series, as it looks in the drawing. */
export function Swatch({ seriesStyle, kind }: SwatchProps) {
  const id = useId();
  const { tone } = seriesStyle;
  switch (kind) {
    case 'line':
      return (
        <Sample width={22} height={10} data-tone={tone} aria-hidden>
          <path data-part="line" d="M1.5,5H20.5" strokeDasharray={seriesStyle.dash} />
        </Sample>
      );
    case 'ring':
      return (
        <Sample width={12} height={12} data-tone={tone} aria-hidden>
          <circle data-part="line" cx={6} cy={6} r={4.5} />
        </Sample>
      );
    case 'marker':
      return (
        <Sample width={12} height={12} data-tone={tone} aria-hidden>
          <path data-part="fill" d={markerPath(seriesStyle.marker, { x: 6, y: 6 }, 4.5)} />
        </Sample>
      );
    case 'shade':
      return (
        <Sample width={14} height={14} aria-hidden style={seriesStyle.shade && shadeStyle(seriesStyle.shade)}>
          <rect data-part="shade-cell" width={14} height={14} rx={4} />
        </Sample>
      );
    case 'candle':
      return (
        <Sample width={12} height={12} data-tone={tone} aria-hidden>
          <rect data-part={tone === 'success' ? 'hollow' : 'fill'} x={1} y={1} width={10} height={10} rx={2} />
        </Sample>
      );
    case 'surface':
      return (
        <Sample width={12} height={12} data-tone={tone} aria-hidden>
          <SeriesPattern id={id} seriesStyle={seriesStyle} />
          <rect data-part="fill" x={0.5} y={0.5} width={11} height={11} rx={3} style={patternStyle(id, seriesStyle)} />
        </Sample>
      );
  }
}

/** Gives a shape its shade: blue from zero on, red below. */
export function shadeStyle({ percent, isBelowZero }: Shade): CSSProperties {
  const style: Record<`--${string}`, string> = { '--shade': `${percent}%` };
  if (isBelowZero) style['--shade-of'] = theme.color.danger;
  return style;
}
