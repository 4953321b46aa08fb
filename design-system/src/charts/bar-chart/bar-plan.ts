import type { Space } from '../chart/chart.types.ts';
import { type Band, barIn, type BarLayout, type BarSpan, type Rect } from '../chart/plot/bars.ts';
import type { Box } from '../chart/plot/box.ts';
import { furthest, MOST_PARTS } from '../chart/plot/thin.ts';
import type { ValueScale } from '../chart/plot/value-scale.ts';

export interface BarOptions {
  layout: BarLayout;
  orientation: 'vertical' | 'horizontal';
  ends: 'far' | 'square';
}

export interface Bar {
  span: BarSpan;
  rect: Rect;
  /** Whether it grows against the reading direction, or downwards. */
  isFlipped: boolean;
}

export interface Plan {
  box: Box;
  bands: readonly Band[];
  scale: ValueScale;
  /** Position of a value on its axis. */
  at: (value: number) => number;
}

/** Makes the bar of a value when it is asked for: to hold those of hundreds of thousands takes longer than to make them twice. */
export function barsIn(
  { bands, at }: Plan,
  { layout, orientation }: BarOptions,
  { isShown, isRtl }: Space,
  count: number,
) {
  const shown = Array.from({ length: count }, (_, number) => number).filter(isShown);
  const isUpright = orientation === 'vertical';
  const isMirrored = isRtl && isUpright;
  return (span: BarSpan): Bar => {
    const order = shown.indexOf(span.series);
    const band = bands[span.index] ?? NO_BAND;
    const across = barIn(band, layout, isMirrored ? shown.length - 1 - order : order, shown.length);
    const from = at(span.from);
    const to = at(span.to);
    const along = extent(from, to, span.from === 0 ? 0 : 2);
    const inline = isUpright ? across : along;
    const block = isUpright ? along : across;
    const rect = { x: inline.start, y: block.start, width: inline.size, height: block.size };
    return { span, rect, isFlipped: isUpright ? to > from : to < from };
  };
}

const NO_BAND: Band = { start: 0, size: 0 };

/** All values where each has pixels of its own; else the furthest in each line of pixels, with those it stands on. */
export function drawnOf(spans: readonly BarSpan[], { bands }: Plan, { layout }: BarOptions): readonly BarSpan[] {
  if (Math.abs(bands[0]?.size ?? 1) >= 0.5) return spans;
  const isStacked = layout === 'stacked';
  const groupOf = (span: BarSpan) => {
    const line = Math.floor((bands[span.index] ?? NO_BAND).start);
    const group = line * MOST_PARTS + (isStacked ? 1 : span.series + 1);
    return span.value < 0 ? -group : group;
  };
  const reaching = furthest(spans, groupOf, ({ to }) => Math.abs(to));
  const indices = new Set(reaching.map(({ index }) => index));
  return isStacked ? spans.filter(({ index }) => indices.has(index)) : reaching;
}

/** Bars on each other leave a hair's breadth between them, unless there would be nothing left. */
function extent(from: number, to: number, gap: number): Band {
  const size = Math.abs(to - from);
  const left = size > gap * 2 ? size - gap : size;
  return { start: to > from ? to - left : to, size: left };
}
