import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Tone } from '../../theme/tones.ts';

/** What a series says by its colour. */
export type ChartTone = Tone | 'violet';

/** Something that the legend names: a series, or a part of a whole. */
export interface ChartItem {
  /** Tells it from all others of the chart. */
  id: string;
  /** What it is, in the legend, the table and what is spoken. */
  label: string;
  /** Its colour; left out, the next one in the order of charts. */
  tone?: ChartTone;
}

/** Values along the same places of an axis. */
export interface ChartSeries extends ChartItem {
  /** A value for each place; `null` where there is none. */
  values: readonly (number | null)[];
}

/** A part of a whole. */
export interface ChartPart extends ChartItem {
  value: number;
}

/** What every chart takes. */
export interface ChartProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'hidden'> {
  /** What the chart shows: its name for screen readers, the caption of its table and the name of its files. */
  label: string;
  /** How values are written, as for `Intl.NumberFormat`. Axes write thousands as k. */
  format?: Intl.NumberFormatOptions;
  /**
   * The height of the drawing in pixels; the legend stands above it.
   * @default 280
   */
  height?: number;
  /** Stands at the start of the legend's line: a key figure with its change. */
  figure?: ReactNode;
  /**
   * Where the figure stands: above the drawing, or before it where there is room for both.
   * @default 'top'
   */
  figurePosition?: 'top' | 'start';
  /**
   * Where the legend stands; at the end it needs room, and goes to the top on narrow screens. One series alone has none.
   * @default 'top'
   */
  legend?: 'top' | 'end' | 'none';
  /** The ids of what is switched off in the legend, when their owner keeps them. */
  hidden?: readonly string[];
  /**
   * What is switched off at first, when the chart keeps it.
   * @default []
   */
  defaultHidden?: readonly string[];
  /** Called when something is switched on or off in the legend. */
  onHiddenChange?: (change: { hidden: readonly string[] }) => void;
  /**
   * Where its buttons stand instead of above the drawing: a `ToolsRoom` in the head of a card, `null` until that is there.
   */
  toolsRoom?: HTMLElement | null;
  /**
   * Whether it offers itself as a picture (PNG, SVG) and its values as a file (CSV).
   * @default false
   */
  isDownloadable?: boolean;
  /**
   * Whether the values are on their way. The chart keeps its room.
   * @default false
   */
  isLoading?: boolean;
  /**
   * What stands in the chart when there is no value.
   * @default 'There is nothing to show here yet.'
   */
  emptyMessage?: ReactNode;
  /**
   * Whether surfaces have patterns besides their colours; in forced colours they always do.
   * @default false
   */
  isPatterned?: boolean;
}

/** A place in the drawing, in pixels from its physical top left corner. */
export interface Spot {
  x: number;
  y: number;
}

/** Which value: the number of its series or part, and of its place in it. */
export interface Position {
  series: number;
  index: number;
}

/** One line of the tooltip. */
export interface TipRow {
  /** The number of the series or part, which gives it its look. */
  series: number;
  label: string;
  value: string;
}

/** What is told about a place. */
export interface Tip {
  title: string;
  rows: readonly TipRow[];
  /** The number of the series or part whose line is spoken, and stands out. */
  current: number;
  /** What is spoken instead, when that line alone would not do. */
  announced?: string;
}

/** The room for a drawing. */
export interface Space {
  width: number;
  height: number;
  isRtl: boolean;
  /** Which items the legend has switched on. */
  isShown: (series: number) => boolean;
  /** Begins the ids of gradients and patterns, which must be unique on the page. */
  id: string;
}

/** A chart for a certain room. */
export interface Drawing {
  /** What is drawn, inside an `svg`. It is not drawn again while people point at values. */
  plot: ReactNode;
  /** Where each value stands: by series, then by place. What is switched off has none. */
  marks: readonly (readonly (Spot | null)[])[];
  /** What the pointer is at. */
  pick: (spot: Spot) => Position | undefined;
  /** What is told of it. */
  tip: (position: Position) => Tip;
  /** What is drawn above the plot while people look at a place. */
  highlight: (position: Position, spot: Spot) => ReactNode;
}

/** The chart as rows: its table, and its file. */
export interface Sheet {
  head: readonly string[];
  rows: readonly (readonly (string | number | null)[])[];
  /** The days that the rows begin with, as `2026-11-21`, where these are days: short words for them leave out the year. */
  days?: readonly string[] | undefined;
}
