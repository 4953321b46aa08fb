import { Group } from '@visx/group';
import { Arc } from '@visx/shape';
import type { ReactNode } from 'react';
import type { ChartPart, Spot } from '../chart.types.ts';
import { seriesStyleOf } from '../series/series-style.ts';
import type { Slice } from './round.ts';
import { patternStyle, SeriesPattern } from '../series/SeriesPattern.tsx';

/** The outline of a slice. */
export interface ArcShape {
  startAngle: number;
  endAngle: number;
  innerRadius: number;
  outerRadius: number;
  cornerRadius?: number;
}

/** The angles of a slice as they are drawn: right to left, a circle is walked the other way round. */
export const anglesOf = ({ from, to }: Slice, isRtl: boolean) =>
  isRtl ? { startAngle: -to, endAngle: -from } : { startAngle: from, endAngle: to };

interface SlicesProps {
  parts: readonly ChartPart[];
  slices: readonly Slice[];
  middle: Spot;
  /** Begins the ids of patterns. */
  id: string;
  arcOf: (slice: Slice) => ArcShape;
  /** The label drawn on a slice. */
  labelOf?: (slice: Slice) => ReactNode;
}

/** Slices around a middle, each with the colour and the pattern of its part. */
export function Slices({ parts, slices, middle, id, arcOf, labelOf }: SlicesProps) {
  return (
    <>
      {parts.map((part, number) => (
        <SeriesPattern key={part.id} id={`${id}-${number}`} seriesStyle={seriesStyleOf(parts, number)} />
      ))}
      <g data-enter="appear">
        {slices.map((slice) => {
          const seriesStyle = seriesStyleOf(parts, slice.part);
          return (
            <g key={slice.part} data-tone={seriesStyle.tone}>
              <Group left={middle.x} top={middle.y}>
                <Arc data-part="slice" {...arcOf(slice)} style={patternStyle(`${id}-${slice.part}`, seriesStyle)} />
              </Group>
              {labelOf?.(slice)}
            </g>
          );
        })}
      </g>
    </>
  );
}

/** The edge of the slice that is looked at. */
export function SliceEdge({ middle, arc }: { middle: Spot; arc: ArcShape }) {
  return (
    <Group left={middle.x} top={middle.y}>
      <Arc data-part="edge" {...arc} />
    </Group>
  );
}
