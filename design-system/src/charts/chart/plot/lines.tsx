import { curveLinear, curveMonotoneX } from '@visx/curve';
import { LinearGradient } from '@visx/gradient';
import { Area, LinePath } from '@visx/shape';
import { Grid, LowerAxis, SideAxis } from './Axes.tsx';
import { type Box, boxFor } from './box.ts';
import type { ChartSeries, Drawing, Space, Spot } from '../chart.types.ts';
import { Guide, Ring } from './Highlight.tsx';
import { type SeriesStyle, seriesStyleOf, markerPath } from '../series/series-style.ts';
import { isThere, markedOf } from './marked.ts';
import { nearestInColumns } from './positions.ts';
import { thinLine } from './thin.ts';
import type { Cartesian } from './useCartesian.ts';
import { valueScale } from './value-scale.ts';

/** A series of a chart of lines. */
export interface LineSeries extends ChartSeries {
  /** Whether the surface below the line is filled; left out, as the chart does. */
  fill?: 'surface' | 'none';
}

/** How lines are drawn. */
export interface LineOptions {
  /**
   * How the points are joined.
   * @default 'smooth'
   */
  curve?: 'smooth' | 'straight' | undefined;
  /**
   * Which points are marked all the time.
   * @default 'none'
   */
  markers?: 'none' | 'all' | 'last' | undefined;
  /** The number of the place that wears a ring on the first line. */
  marked?: number | undefined;
  /**
   * Whether the axis begins at zero however far away the values are.
   * @default true
   */
  hasZero?: boolean | undefined;
}

interface LineDrawing extends LineOptions {
  /** Whether the surfaces below lines are filled that do not say so themselves. */
  fill: 'surface' | 'none';
}

/** Draws lines, and surfaces below them, into the room that there is. */
export function drawLines(cartesian: Cartesian<LineSeries>, options: LineDrawing, space: Space): Drawing {
  const { hasZero, fill, curve = 'smooth', markers = 'none', marked } = options;
  const { width, height, isRtl, isShown, id } = space;
  const { series, range, categories, formatTicks } = cartesian;
  const values = cartesian.shown(isShown).flatMap((one) => one.values);
  const scale = valueScale({ values, range, hasZero });
  const ticks = scale.ticks(4);
  const texts = formatTicks(ticks);
  const box = boxFor({ width, height, isRtl, side: texts, below: categories, reachesEnds: true });
  const y = (value: number) => box.bottom - scale(value) * (box.bottom - box.top);
  const columns = columnsOf(categories.length, box, isRtl);
  const marks = series.map(({ values: own }, number) =>
    columns.map((x, index) => {
      const value = own[index] ?? null;
      return isShown(number) && value !== null ? { x, y: y(value) } : null;
    }),
  );
  const seriesStyleAt = (number: number) => seriesStyleOf(series, number);
  const lines = marks.map((points) => thinLine(points, Math.ceil(box.right - box.left)));

  return {
    marks,
    isCondensed: lines.some((points) => points.length < columns.length),
    pick: (spot) => nearestInColumns(marks, columns, spot),
    tip: (position) => cartesian.tip(position, isShown),
    plot: (
      <>
        <Grid box={box} at={ticks.map(y)} />
        <SideAxis
          box={box}
          isRtl={isRtl}
          ticks={ticks.map((tick, index) => ({ at: y(tick), text: texts[index] ?? '' }))}
        />
        <LowerAxis box={box} ticks={categories.map((text, index) => ({ at: columns[index] ?? 0, text }))} />
        <g data-enter="wipe">
          {marks.map((points, number) => (
            <OneLine
              key={series[number]?.id}
              id={`${id}-area-${number}`}
              points={lines[number] ?? []}
              isWhole={points.length <= MOST_MARKED}
              base={y(Math.max(scale.domain()[0] ?? 0, 0))}
              seriesStyle={seriesStyleAt(number)}
              isFilled={(series[number]?.fill ?? fill) === 'surface'}
              curve={curve}
              markers={markers}
            />
          ))}
          {marked !== undefined && <Marked spot={marks[0]?.[marked]} seriesStyle={seriesStyleAt(0)} />}
        </g>
      </>
    ),
    highlight: (position, spot) => (
      <>
        <Guide box={box} x={spot.x} />
        {marks.map((points, number) => {
          const at = points[position.index];
          return (
            at && (
              <Ring
                key={number}
                spot={at}
                seriesStyle={seriesStyleAt(number)}
                radius={number === position.series ? 6 : 4}
              />
            )
          );
        })}
      </>
    ),
  };
}

function columnsOf(count: number, { left, right }: Box, isRtl: boolean): number[] {
  const [start, end] = isRtl ? [right, left] : [left, right];
  return Array.from({ length: count }, (_, index) => start + (end - start) * (count === 1 ? 0.5 : index / (count - 1)));
}

interface OneLineProps {
  id: string;
  points: readonly (Spot | null)[];
  /** The edge of the area, opposite the line. */
  base: number;
  seriesStyle: SeriesStyle;
  /** Whether there are so few points that markers on all of them can be told apart. */
  isWhole: boolean;
  isFilled: boolean;
  curve: 'smooth' | 'straight';
  markers: 'none' | 'all' | 'last';
}

const MOST_MARKED = 2000;

const curves = { smooth: curveMonotoneX, straight: curveLinear };

function OneLine({ id, points, base, seriesStyle, isWhole, isFilled, curve, markers }: OneLineProps) {
  const shared = {
    data: [...points],
    defined: isThere,
    x: (spot: Spot | null) => spot?.x ?? 0,
    curve: curves[curve],
  };
  const top = (spot: Spot | null) => spot?.y ?? 0;
  if (!points.some(isThere)) return null;
  return (
    <g data-tone={seriesStyle.tone}>
      {isFilled && (
        <>
          <LinearGradient id={id} from="var(--series)" to="var(--series)" fromOpacity={0.26} toOpacity={0.02} />
          <Area {...shared} data-part="area" y0={base} y1={top} fill={`url(#${id})`} />
        </>
      )}
      <LinePath {...shared} data-part="line" y={top} strokeDasharray={seriesStyle.dash} />
      {markedOf(points, isWhole ? markers : 'last').map((spot) => (
        <path key={spot.x} data-part="marker" d={markerPath(seriesStyle.marker, spot, 5)} />
      ))}
    </g>
  );
}

function Marked({ spot, seriesStyle }: { spot: Spot | null | undefined; seriesStyle: SeriesStyle }) {
  return spot && <Ring spot={spot} seriesStyle={seriesStyle} />;
}
