import { Grid, LowerAxis, SideAxis } from '../chart/plot/Axes.tsx';
import {
  type Band,
  bandAt,
  bandsFor,
  barIn,
  type BarLayout,
  barPath,
  type BarSpan,
  contains,
  endOf,
  type Rect,
  stackBars,
} from '../chart/plot/bars.ts';
import { type Box, boxFor } from '../chart/plot/box.ts';
import type { Drawing, Position, Space, Spot } from '../chart/chart.types.ts';
import { seriesStyleOf } from '../chart/series/series-style.ts';
import { nearestPoint } from '../chart/plot/positions.ts';
import { patternStyle, SeriesPattern } from '../chart/series/SeriesPattern.tsx';
import type { Cartesian } from '../chart/plot/useCartesian.ts';
import { furthest, MOST_PARTS } from '../chart/plot/thin.ts';
import { type ValueScale, valueScale } from '../chart/plot/value-scale.ts';

interface BarOptions {
  layout: BarLayout;
  orientation: 'vertical' | 'horizontal';
  ends: 'far' | 'square';
}

interface Bar extends BarSpan {
  rect: Rect;
  /** Whether it grows against the reading direction, or downwards. */
  isFlipped: boolean;
}

interface Plan {
  box: Box;
  bands: readonly Band[];
  scale: ValueScale;
  /** Position of a value on its axis. */
  at: (value: number) => number;
}

/** Draws bars into the room that there is. */
export function drawBars(cartesian: Cartesian, options: BarOptions, space: Space): Drawing {
  const { series, categories } = cartesian;
  const isHorizontal = options.orientation === 'horizontal';
  const spans = stackBars(
    series.map(({ values }) => values.slice(0, categories.length)),
    options.layout,
    space.isShown,
  );
  const plan = planFor(cartesian, spans, isHorizontal, space);
  const bars = barsFor(spans, plan, options, space, series.length);
  const marks: (Spot | null)[][] = series.map(() => categories.map(() => null));
  for (const { series: row, index, rect, isFlipped } of bars) {
    const own = marks[row];
    if (own) own[index] = endOf(rect, isHorizontal, isFlipped);
  }
  const barAt = (position: Position) =>
    bars.find(({ series: row, index }) => row === position.series && index === position.index);
  const drawn = drawnOf(bars, plan, options);

  return {
    marks,
    pick: (spot) => pickBar(spot, bars, marks, plan.bands, isHorizontal),
    tip: (position) => cartesian.tip(position, space.isShown),
    plot: <BarsPlot {...{ cartesian, plan, options, space }} bars={drawn} />,
    highlight: (position) => {
      const bar = barAt(position);
      const band = plan.bands[position.index];
      return (
        <>
          {band && <rect data-part="shade" rx={6} {...shadeOf(band, plan.box, isHorizontal)} />}
          {bar && <path data-part="edge" d={outlineOf(bar, options)} />}
        </>
      );
    },
  };
}

function planFor(cartesian: Cartesian, spans: readonly BarSpan[], isHorizontal: boolean, space: Space): Plan {
  const { categories, formatTick, range } = cartesian;
  const { width, height, isRtl } = space;
  const scale = valueScale({ values: spans.map(({ to }) => to), range });
  const ticks = scale.ticks(4).map(formatTick);
  const side = isHorizontal ? categories : ticks;
  const below = isHorizontal ? ticks : categories;
  const box = boxFor({ width, height, isRtl, side, below, reachesEnds: isHorizontal });
  const [start, end] = isRtl ? [box.right, box.left] : [box.left, box.right];
  return {
    box,
    scale,
    bands: isHorizontal ? bandsFor(categories.length, box.top, box.bottom) : bandsFor(categories.length, start, end),
    at: isHorizontal
      ? (value) => start + scale(value) * (end - start)
      : (value) => box.bottom - scale(value) * (box.bottom - box.top),
  };
}

function barsFor(
  spans: readonly BarSpan[],
  { bands, at }: Plan,
  { layout, orientation }: BarOptions,
  { isShown, isRtl }: Space,
  count: number,
): Bar[] {
  const shown = Array.from({ length: count }, (_, number) => number).filter(isShown);
  return spans.flatMap((span) => {
    const band = bands[span.index];
    if (!band) return [];
    const order = shown.indexOf(span.series);
    const isMirrored = isRtl && orientation === 'vertical';
    const across = barIn(band, layout, isMirrored ? shown.length - 1 - order : order, shown.length);
    const [from, to] = [at(span.from), at(span.to)];
    const along = extent(from, to, span.from === 0 ? 0 : 2);
    const isUpright = orientation === 'vertical';
    const [inline, block] = isUpright ? [across, along] : [along, across];
    const rect = { x: inline.start, y: block.start, width: inline.size, height: block.size };
    return [{ ...span, rect, isFlipped: isUpright ? to > from : to < from }];
  });
}

/** All bars where each has pixels of its own; else the furthest in each line of pixels, with those it stands on. */
function drawnOf(bars: readonly Bar[], { bands }: Plan, { layout, orientation }: BarOptions): readonly Bar[] {
  if (Math.abs(bands[0]?.size ?? 1) >= 0.5) return bars;
  const line = ({ rect }: Bar) => Math.floor(orientation === 'vertical' ? rect.x : rect.y);
  const isStacked = layout === 'stacked';
  const groupOf = (bar: Bar) => (line(bar) * MOST_PARTS + (isStacked ? 1 : bar.series + 1)) * (bar.value < 0 ? -1 : 1);
  const reaching = furthest(bars, groupOf, ({ to }) => Math.abs(to));
  const indices = new Set(reaching.map(({ index }) => index));
  return isStacked ? bars.filter(({ index }) => indices.has(index)) : reaching;
}

/** Bars on each other leave a hair's breadth between them, unless there would be nothing left. */
function extent(from: number, to: number, gap: number): Band {
  const size = Math.abs(to - from);
  const left = size > gap * 2 ? size - gap : size;
  return { start: to > from ? to - left : to, size: left };
}

function pickBar(
  spot: Spot,
  bars: readonly Bar[],
  marks: Drawing['marks'],
  bands: readonly Band[],
  isHorizontal: boolean,
): Position | undefined {
  const hit = bars.find(({ rect }) => contains(rect, spot));
  if (hit) return { series: hit.series, index: hit.index };
  const band = bandAt(bands, isHorizontal ? spot.y : spot.x);
  if (band === undefined) return undefined;
  const nearest = nearestPoint(
    marks.map((row) => [row[band] ?? null]),
    spot,
  );
  return nearest && { series: nearest.series, index: band };
}

function shadeOf({ start, size }: Band, { left, right, top, bottom }: Box, isHorizontal: boolean) {
  const [from, length] = [Math.min(start, start + size), Math.abs(size)];
  return isHorizontal
    ? { x: left, y: from, width: right - left, height: length }
    : { x: from, y: top, width: length, height: bottom - top };
}

/** Of bars on each other, only the outermost one is round. */
function outlineOf(bar: Bar, { orientation, ends }: BarOptions): string {
  const side = orientation === 'vertical' ? (['top', 'bottom'] as const) : (['right', 'left'] as const);
  const round = ends === 'square' || bar.isCovered ? 'none' : side[bar.isFlipped ? 1 : 0];
  return barPath({ rect: bar.rect, radius: 6, round });
}

interface BarsPlotProps {
  cartesian: Cartesian;
  plan: Plan;
  bars: readonly Bar[];
  options: BarOptions;
  space: Space;
}

function BarsPlot({ cartesian, plan, bars, options, space }: BarsPlotProps) {
  const { series } = cartesian;
  const { box, scale, at } = plan;
  const isHorizontal = options.orientation === 'horizontal';
  const zero = at(0);
  const hasNegatives = (scale.domain()[0] ?? 0) < 0;
  const lines = scale.ticks(4).map(at);
  const origin = isHorizontal ? `${zero}px 50%` : `50% ${zero}px`;
  return (
    <>
      <Grid box={box} at={lines} lines={isHorizontal ? 'columns' : 'rows'} />
      <BarAxes {...{ cartesian, plan, isHorizontal, space }} />
      {series.map(({ id }, number) => (
        <SeriesPattern key={id} id={`${space.id}-${number}`} seriesStyle={seriesStyleOf(series, number)} />
      ))}
      <g style={{ transformOrigin: origin, ...growth(isHorizontal) }} data-enter="grow">
        {bars.map((bar) => {
          const seriesStyle = seriesStyleOf(series, bar.series);
          return (
            <g key={`${bar.series} ${bar.index}`} data-tone={seriesStyle.tone}>
              <path
                data-part="fill"
                d={outlineOf(bar, options)}
                style={patternStyle(`${space.id}-${bar.series}`, seriesStyle)}
              />
            </g>
          );
        })}
      </g>
      {hasNegatives && <ZeroLine box={box} at={zero} isHorizontal={isHorizontal} />}
    </>
  );
}

const growth = (isHorizontal: boolean): Record<`--${string}`, number> =>
  isHorizontal ? { '--grow-x': 0 } : { '--grow-y': 0 };

interface BarAxesProps {
  cartesian: Cartesian;
  plan: Plan;
  isHorizontal: boolean;
  space: Space;
}

function BarAxes({ cartesian: { categories, formatTick }, plan, isHorizontal, space: { isRtl } }: BarAxesProps) {
  const { box, bands, scale, at } = plan;
  const values = scale.ticks(4).map((tick) => ({ at: at(tick), text: formatTick(tick) }));
  const names = categories.map((text, index) => ({ at: middleOf(bands[index]), text }));
  // Names of rows stand below each other: there, a line of text is what they need.
  const nth = Math.max(1, Math.ceil(18 / Math.abs(bands[0]?.size ?? 18)));
  return (
    <>
      <SideAxis box={box} isRtl={isRtl} ticks={isHorizontal ? names.filter((_, index) => index % nth === 0) : values} />
      <LowerAxis box={box} ticks={isHorizontal ? values : names} />
    </>
  );
}

const middleOf = (band: Band | undefined) => (band ? band.start + band.size / 2 : 0);

function ZeroLine({ box, at, isHorizontal }: { box: Box; at: number; isHorizontal: boolean }) {
  const ends = isHorizontal
    ? { x1: at, x2: at, y1: box.top, y2: box.bottom }
    : { x1: box.left, x2: box.right, y1: at, y2: at };
  return <line data-part="zero" {...ends} />;
}
