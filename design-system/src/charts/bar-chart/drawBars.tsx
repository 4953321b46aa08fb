import { Grid, LowerAxis, SideAxis } from '../chart/plot/Axes.tsx';
import { type Band, bandAt, bandsFor, barPath, type BarSpan, contains, endOf, stackBars } from '../chart/plot/bars.ts';
import { type Box, boxFor } from '../chart/plot/box.ts';
import type { Drawing, Position, Space, Spot } from '../chart/chart.types.ts';
import { seriesStyleOf } from '../chart/series/series-style.ts';
import { nearestPoint } from '../chart/plot/positions.ts';
import { patternStyle, SeriesPattern } from '../chart/series/SeriesPattern.tsx';
import type { Cartesian } from '../chart/plot/useCartesian.ts';
import { type ValueScale, valueScale } from '../chart/plot/value-scale.ts';
import { type Bar, type BarOptions, barsIn, drawnOf, type Plan } from './bar-plan.ts';

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
  const barOf = barsIn(plan, options, space, series.length);
  const rows: BarSpan[][] = series.map(() => []);
  const marks: (Spot | null)[][] = series.map(() => categories.map(() => null));
  for (const span of spans) {
    const { rect, isFlipped } = barOf(span);
    const [row, own] = [rows[span.series], marks[span.series]];
    if (row) row[span.index] = span;
    if (own) own[span.index] = endOf(rect, isHorizontal, isFlipped);
  }
  const barAt = ({ series: row, index }: Position) => {
    const span = rows[row]?.[index];
    return span && barOf(span);
  };
  const drawn = drawnOf(spans, plan, options);

  return {
    marks,
    isCondensed: drawn.length < spans.length,
    pick: (spot) => pickBar(spot, barAt, marks, plan.bands, isHorizontal),
    tip: (position) => cartesian.tip(position, space.isShown),
    plot: <BarsPlot {...{ cartesian, plan, options, space }} bars={drawn.map(barOf)} />,
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
  const { categories, formatTicks, range } = cartesian;
  const { width, height, isRtl } = space;
  const scale = valueScale({ values: spans.map(({ to }) => to), range });
  const ticks = formatTicks(scale.ticks(4));
  const side = isHorizontal ? categories : ticks;
  const below = isHorizontal ? ticks : categories;
  const box = boxFor({ width, height, isRtl, side, below, reachesEnds: isHorizontal });
  const [start, end] = isRtl ? [box.right, box.left] : [box.left, box.right];
  return {
    box,
    scale,
    bands: isHorizontal ? bandsFor(categories.length, box.top, box.bottom) : bandsFor(categories.length, start, end),
    at: isHorizontal ? along(scale, start, end) : along(scale, box.bottom, box.top),
  };
}

/** The scale with its ends in pixels, as one multiplication: there may be hundreds of thousands of values. */
function along(scale: ValueScale, start: number, end: number): Plan['at'] {
  const zero = start + scale(0) * (end - start);
  const unit = (scale(1) - scale(0)) * (end - start);
  return (value) => zero + value * unit;
}

function pickBar(
  spot: Spot,
  barAt: (position: Position) => Bar | undefined,
  marks: Drawing['marks'],
  bands: readonly Band[],
  isHorizontal: boolean,
): Position | undefined {
  const index = bandAt(bands, isHorizontal ? spot.y : spot.x);
  if (index === undefined) return undefined;
  const hit = marks.findIndex((_, series) => {
    const bar = barAt({ series, index });
    return bar && contains(bar.rect, spot);
  });
  if (hit >= 0) return { series: hit, index };
  const nearest = nearestPoint(
    marks.map((row) => [row[index] ?? null]),
    spot,
  );
  return nearest && { series: nearest.series, index };
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
  const round = ends === 'square' || bar.span.isCovered ? 'none' : side[bar.isFlipped ? 1 : 0];
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
          const { series: row, index } = bar.span;
          const seriesStyle = seriesStyleOf(series, row);
          return (
            <g key={`${row} ${index}`} data-tone={seriesStyle.tone}>
              <path
                data-part="fill"
                d={outlineOf(bar, options)}
                style={patternStyle(`${space.id}-${row}`, seriesStyle)}
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

function BarAxes({ cartesian: { categories, formatTicks }, plan, isHorizontal, space: { isRtl } }: BarAxesProps) {
  const { box, bands, scale, at } = plan;
  const ticks = scale.ticks(4);
  const texts = formatTicks(ticks);
  const values = ticks.map((tick, index) => ({ at: at(tick), text: texts[index] ?? '' }));
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
