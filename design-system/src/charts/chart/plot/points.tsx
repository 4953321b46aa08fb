import { useLingui } from '@lingui/react/macro';
import { scaleSqrt } from '@visx/scale';
import { useMemo } from 'react';
import { leastOf, mostOf } from '../../../lib/extent.ts';
import { AxisTitles, Grid, LowerAxis, SideAxis } from './Axes.tsx';
import { boxFor } from './box.ts';
import type { ChartItem, ChartProps, Drawing, Position, Sheet, Space, Spot, Tip } from '../chart.types.ts';
import { Guide } from './Highlight.tsx';
import { type SeriesStyle, seriesStyleOf, markerPath } from '../series/series-style.ts';
import { type FormatTicks, useChartFormat } from '../summary/numbers.ts';
import { nearestPoint } from './positions.ts';
import { furthest } from './thin.ts';
import { valueScale } from './value-scale.ts';

/** A point of two measures, or three. */
export interface ChartPoint {
  x: number;
  y: number;
  /** How large its bubble is; only bubble charts show it. */
  size?: number;
  /** The name of the point. */
  label?: string;
}

/** Points that belong together. */
export interface PointSeries extends ChartItem {
  points: readonly ChartPoint[];
}

/** The props of charts that draw points. */
export interface PointsProps extends ChartProps {
  /** The points, by series. */
  series: readonly PointSeries[];
  /** The measure on the lower axis. */
  xLabel: string;
  /** The measure on the side axis. `format` formats its values. */
  yLabel: string;
  /** How values of the lower axis are written. */
  xFormat?: Intl.NumberFormatOptions;
  /** The least and the greatest value of the lower axis; left out, the values decide. */
  xRange?: readonly [number, number];
  /** The least and the greatest value of the side axis; left out, the values decide. */
  range?: readonly [number, number];
}

/** The additional prop of a bubble chart. */
interface SizeLabel {
  /** The measure that bubble sizes stand for. Without it, all points have one size. */
  sizeLabel?: string | undefined;
}

const isKnown = ({ x, y, size = 0 }: ChartPoint) => Number.isFinite(x) && Number.isFinite(y) && Number.isFinite(size);

/** How points are written, told and tabled: for their drawing, and for the frame around it. */
export function usePoints(props: PointsProps & SizeLabel) {
  const { series: given, xLabel, yLabel, sizeLabel, xFormat, xRange, range, ...rest } = props;
  const series = useMemo(
    () => given.map((one) => (one.points.every(isKnown) ? one : { ...one, points: one.points.filter(isKnown) })),
    [given],
  );
  const { t } = useLingui();
  const { formatValue, formatTicks } = useChartFormat(rest.format);
  const { formatValue: formatX, formatTicks: formatXTicks } = useChartFormat(xFormat);
  const sizes = sizeLabel === undefined ? [] : [sizeLabel];
  const sheet = (): Sheet => ({
    head: [t({ message: 'Series', context: 'chart' }), xLabel, yLabel, ...sizes],
    rows: series.flatMap(({ label, points }) =>
      points.map((point) => [point.label ?? label, point.x, point.y, ...sizes.map(() => point.size ?? null)]),
    ),
  });
  const tip = ({ series: current, index }: Position): Tip => {
    const own = series[current];
    const point = own?.points[index];
    if (!own || !point) return { title: '', rows: [], current };
    const rows = [
      { series: current, label: xLabel, value: formatX(point.x) },
      { series: current, label: yLabel, value: formatValue(point.y) },
      ...sizes.map((label) => ({ series: current, label, value: formatValue(point.size ?? 0) })),
    ];
    const announced = rows.map(({ label, value }) => `${label} ${value}`).join(', ');
    return { title: point.label ?? own.label, rows, current, announced };
  };
  const summary = (isShown: Space['isShown']) =>
    series
      .filter((_, number) => isShown(number))
      .map(({ label, points }) => {
        const [fromX, toX] = extentOf(points.map(({ x }) => x));
        const [fromY, toY] = extentOf(points.map(({ y }) => y));
        return t`${label}: ${points.length} points, ${xLabel} ${formatX(fromX)} to ${formatX(toX)}, ${yLabel} ${formatValue(fromY)} to ${formatValue(toY)}.`;
      })
      .join(' ');

  const isEmpty = series.every(({ points }) => points.length === 0);
  const frame = { ...rest, items: series, formatValue, sheet, summary, isEmpty };
  return [{ series, xLabel, yLabel, xRange, range, formatTicks, formatXTicks, tip }, frame] as const;
}

const extentOf = (values: readonly number[]) =>
  values.length > 0 ? ([leastOf(values), mostOf(values)] as const) : ([0, 0] as const);

interface PointsSetup {
  series: readonly PointSeries[];
  xLabel: string;
  yLabel: string;
  xRange: readonly [number, number] | undefined;
  range: readonly [number, number] | undefined;
  formatTicks: FormatTicks;
  formatXTicks: FormatTicks;
  tip: Drawing['tip'];
}

/** Draws points, or bubbles, into the room that there is. */
export function drawPoints(setup: PointsSetup, hasSizes: boolean, space: Space): Drawing {
  const { series, xLabel, yLabel, xRange, range, formatTicks, formatXTicks, tip } = setup;
  const { width, height, isRtl, isShown } = space;
  const shown = series.filter((_, number) => isShown(number)).flatMap(({ points }) => points);
  const xScale = valueScale({ values: shown.map(({ x }) => x), range: xRange, hasZero: false, ticks: 6 });
  const yScale = valueScale({ values: shown.map(({ y }) => y), range, hasZero: false });
  const xTicks = xScale.ticks(width < 420 ? 4 : 8);
  const yTicks = yScale.ticks(4);
  const [beside, below] = [formatTicks(yTicks), formatXTicks(xTicks)];
  const box = boxFor({ width, height, isRtl, side: beside, below, reachesEnds: true, hasTitles: true });
  const [start, end] = isRtl ? [box.right, box.left] : [box.left, box.right];
  const x = (value: number) => start + xScale(value) * (end - start);
  const y = (value: number) => box.bottom - yScale(value) * (box.bottom - box.top);
  const most = mostOf(
    series.map(({ points }) => points.reduce((greatest, { size = 0 }) => Math.max(greatest, size), 0)),
    1,
  );
  const radius = scaleSqrt<number>({ domain: [0, most], range: [3, Math.min(width, height) / 12] });
  const radiusOf = ({ size = 0 }: ChartPoint) => (hasSizes ? radius(size) : 4.5);
  const marks = series.map(({ points }, number) =>
    points.map((point) => (isShown(number) ? { x: x(point.x), y: y(point.y) } : null)),
  );

  return {
    marks,
    isCondensed: series.some(({ points }, number) => isShown(number) && points.length > MOST_POINTS),
    tip,
    pick: (spot) => nearestPoint(marks, spot, 36),
    plot: (
      <>
        <Grid box={box} at={yTicks.map(y)} />
        <Grid box={box} at={xTicks.map(x)} lines="columns" />
        <SideAxis
          box={box}
          isRtl={isRtl}
          ticks={yTicks.map((tick, index) => ({ at: y(tick), text: beside[index] ?? '' }))}
        />
        <LowerAxis box={box} ticks={xTicks.map((tick, index) => ({ at: x(tick), text: below[index] ?? '' }))} />
        <AxisTitles width={width} height={height} isRtl={isRtl} side={yLabel} below={xLabel} />
        {series.map(({ id, points }, number) => (
          <Points
            key={id}
            spots={marks[number] ?? []}
            radii={points.map(radiusOf)}
            seriesStyle={seriesStyleOf(series, number)}
            part={hasSizes ? 'bubble' : 'point'}
          />
        ))}
      </>
    ),
    highlight: ({ series: number, index }, spot) => {
      const point = series[number]?.points[index];
      return (
        <>
          <Guide box={box} x={spot.x} />
          {point && <path data-part="edge" d={markerPath('circle', spot, radiusOf(point) + 3)} />}
        </>
      );
    },
  };
}

interface PointsPlotProps {
  spots: readonly (Spot | null)[];
  radii: readonly number[];
  seriesStyle: SeriesStyle;
  part: 'bubble' | 'point';
}

/** Points differ by their shape, bubbles by the shape in their middle. */
function Points({ spots, radii, seriesStyle, part }: PointsPlotProps) {
  return (
    <g data-tone={seriesStyle.tone} data-enter="appear">
      {drawnOf(spots, radii).map(({ spot, index }) => {
        const key = `${index} ${spot.x} ${spot.y}`;
        if (part === 'point') return <path key={key} data-part="point" d={markerPath(seriesStyle.marker, spot, 4.5)} />;
        return (
          <g key={key}>
            <circle data-part="bubble" cx={spot.x} cy={spot.y} r={radii[index]} />
            <path data-part="marker" d={markerPath(seriesStyle.marker, spot, 3.5)} />
          </g>
        );
      })}
    </g>
  );
}

const MOST_POINTS = 2000;
const CELL = 6;
/** More than any drawing is high. */
const CELLS_BELOW = 10_000;

/** All points where they can be told apart; of more, the largest in each small square. */
function drawnOf(spots: PointsPlotProps['spots'], radii: readonly number[]) {
  const known: { spot: Spot; index: number }[] = [];
  spots.forEach((spot, index) => spot && known.push({ spot, index }));
  if (known.length <= MOST_POINTS) return known;
  return furthest(
    known,
    ({ spot }) => Math.round(spot.x / CELL) * CELLS_BELOW + Math.round(spot.y / CELL),
    ({ index }) => radii[index] ?? 0,
  );
}
