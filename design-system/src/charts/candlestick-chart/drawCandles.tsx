import { leastOf, mostOf } from '../../lib/extent.ts';
import { Grid, LowerAxis, SideAxis } from '../chart/plot/Axes.tsx';
import { bandsFor } from '../chart/plot/bars.ts';
import { boxFor } from '../chart/plot/box.ts';
import type { Drawing, Space } from '../chart/chart.types.ts';
import { Guide } from '../chart/plot/Highlight.tsx';
import type { FormatTicks } from '../chart/summary/numbers.ts';
import { nearestInColumns } from '../chart/plot/positions.ts';
import { groupsOf } from '../chart/plot/thin.ts';
import { valueScale } from '../chart/plot/value-scale.ts';

/** One day of a price. */
export interface Candle {
  /** The price at first. */
  open: number;
  /** The highest price. */
  high: number;
  /** The lowest price. */
  low: number;
  /** The price at last. */
  close: number;
}

interface CandlesSetup {
  categories: readonly string[];
  candles: readonly Candle[];
  formatTicks: FormatTicks;
  tip: Drawing['tip'];
}

/** Draws candles into the room that there is. */
export function drawCandles({ categories, candles, formatTicks, tip }: CandlesSetup, space: Space): Drawing {
  const { width, height, isRtl } = space;
  const scale = valueScale({ values: candles.flatMap(({ high, low }) => [high, low]), hasZero: false });
  const ticks = scale.ticks(4);
  const texts = formatTicks(ticks);
  const box = boxFor({ width, height, isRtl, side: texts, below: categories });
  const [start, end] = isRtl ? [box.right, box.left] : [box.left, box.right];
  const y = (value: number) => box.bottom - scale(value) * (box.bottom - box.top);
  const columns = bandsFor(categories.length, start, end).map((band) => band.start + band.size / 2);
  const wide = Math.max(Math.min(Math.abs(end - start) / Math.max(categories.length, 1) / 2, 14), 2);
  const merged = mergedCandles(candles.slice(0, categories.length), columns);
  const marks = [
    columns.map((x, index) => {
      const candle = candles[index];
      return candle ? { x, y: y(Math.max(candle.open, candle.close)) } : null;
    }),
  ];

  return {
    marks,
    isCondensed: merged.length < Math.min(candles.length, categories.length),
    tip,
    pick: (spot) => nearestInColumns(marks, columns, spot),
    plot: (
      <>
        <Grid box={box} at={ticks.map(y)} />
        <SideAxis
          box={box}
          isRtl={isRtl}
          ticks={ticks.map((tick, index) => ({ at: y(tick), text: texts[index] ?? '' }))}
        />
        <LowerAxis box={box} ticks={categories.map((text, index) => ({ at: columns[index] ?? 0, text }))} />
        {merged.map(({ candle, index }) => (
          <OneCandle key={index} candle={candle} x={columns[index] ?? 0} wide={wide} y={y} />
        ))}
      </>
    ),
    highlight: ({ index }, spot) => {
      const candle = candles[index];
      return (
        <>
          <Guide box={box} x={spot.x} />
          {candle && <rect data-part="edge" rx={3} {...bodyOf(candle, spot.x, wide + 4, y)} />}
        </>
      );
    },
  };
}

const CANDLE = 3;

/** Candles that would fall on one another become one of all their days. */
function mergedCandles(candles: readonly Candle[], columns: readonly number[]) {
  const places = candles.map((candle, index) => ({ candle, index }));
  const [first = 0, second = Infinity] = columns;
  if (Math.abs(second - first) >= 1) return places;
  return groupsOf(places, ({ index }) => Math.floor((columns[index] ?? 0) / CANDLE)).flatMap((group) => {
    const days = group.map(({ candle }) => candle);
    const [from] = group;
    const to = group.at(-1);
    if (!from || !to) return [];
    const high = mostOf(days.map((day) => day.high));
    const low = leastOf(days.map((day) => day.low));
    return [{ candle: { open: from.candle.open, close: to.candle.close, high, low }, index: from.index }];
  });
}

function bodyOf({ open, close }: Candle, x: number, width: number, y: (value: number) => number) {
  const top = y(Math.max(open, close));
  return { x: x - width / 2, y: top, width, height: Math.max(y(Math.min(open, close)) - top, 1) };
}

interface OneCandleProps {
  candle: Candle;
  x: number;
  wide: number;
  y: (value: number) => number;
}

function OneCandle({ candle, x, wide, y }: OneCandleProps) {
  const isUp = candle.close >= candle.open;
  return (
    <g data-tone={isUp ? 'success' : 'danger'} data-enter="appear">
      <line data-part="wick" x1={x} x2={x} y1={y(candle.high)} y2={y(candle.low)} />
      <rect data-part={isUp ? 'hollow' : 'fill'} rx={2} {...bodyOf(candle, x, wide, y)} />
    </g>
  );
}
