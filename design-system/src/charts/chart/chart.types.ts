import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Tone } from '../../theme/tones.ts';

/** The meaning of a series' colour. */
export type ChartTone = Tone | 'violet';

/** Something that the legend names: a series, or a part of a whole. */
export interface ChartItem {
  /** Tells it from all others of the chart. */
  id: string;
  /** The name of the series in the legend, the table and announcements. */
  label: string;
  /** Its colour; left out, the next one in the order of charts. */
  tone?: ChartTone;
  /** Its shade, in charts that have shades instead of colours. */
  shade?: Shade;
}

/** How a cell of a heat map is filled. */
export interface Shade {
  /** How dark, in percent. */
  percent: number;
  isBelowZero: boolean;
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

/** The props that all charts share. */
export interface ChartProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'hidden'> {
  /** The name of the chart: for screen readers, the caption of its table and the names of its files. */
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
   * Position of the figure: above the drawing, or before it where there is room.
   * @default 'top'
   */
  figurePosition?: 'top' | 'start';
  /**
   * Position of the legend. At the end it needs room, so narrow screens move it to the top. A single series has none.
   * @default 'top'
   */
  legend?: 'top' | 'end' | 'none';
  /** The ids of what is switched off in the legend, when their owner keeps them. */
  hidden?: readonly string[];
  /**
   * The series that are hidden initially, for an uncontrolled chart.
   * @default []
   */
  defaultHidden?: readonly string[];
  /** Called when something is switched on or off in the legend. */
  onHiddenChange?: (change: { hidden: readonly string[] }) => void;
  /**
   * Called when a value is pressed, or Enter while it is shown: opens what is behind it. `id` is that of its series or part, `index` its
   * place along the axis.
   */
  onChoose?: (chosen: { id: string; index: number }) => void;
  /**
   * The element that shows the chart's buttons instead: a `ToolsRoom` in the head of a card, or `null` until it is
   * mounted.
   */
  toolsRoom?: HTMLElement | null;
  /**
   * Whether it offers itself as a picture (PNG, SVG) and its values as a file (CSV).
   * @default false
   */
  isDownloadable?: boolean;
  /**
   * Whether the values are still loading. The chart keeps its size.
   * @default false
   */
  isLoading?: boolean;
  /**
   * Content to show when there is no value.
   * @default 'Nothing to show yet.'
   */
  emptyMessage?: ReactNode;
  /**
   * Content to show over the drawing when every value is zero.
   * @default 'Every value is 0.'
   */
  zeroMessage?: ReactNode;
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

/** The tooltip of a position. */
export interface Tip {
  title: string;
  rows: readonly TipRow[];
  /** The number of the series or part whose line is spoken, and stands out. */
  current: number;
  /** The announcement, where the row of the series is not enough. */
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
  /** The drawing, inside an `svg`. Moving the pointer does not redraw it. */
  plot: ReactNode;
  /** The point of each value, by series and then by index. Hidden values have none. */
  marks: readonly (readonly (Spot | null)[])[];
  /** Whether it leaves values out, or draws several as one, because there is no room for each. */
  isCondensed?: boolean;
  /** The position under the pointer. */
  pick: (spot: Spot) => Position | undefined;
  /**
   * The item that a position belongs to, by its place among all.
   * @default that of its series
   */
  itemAt?: (position: Position) => number;
  /** The tooltip of a position. */
  tip: (position: Position) => Tip;
  /** The mark drawn above the plot for the active position. */
  highlight: (position: Position, spot: Spot) => ReactNode;
}

/** The chart as rows: its table, and its file. */
export interface Sheet {
  head: readonly string[];
  rows: readonly (readonly (string | number | null)[])[];
  /** The days that the rows begin with, as `2026-11-21`, where these are days: short words for them leave out the year. */
  days?: readonly string[] | undefined;
}
