import { theme } from '../../../theme/theme.ts';
import type { ChartTone } from '../chart.types.ts';

const { color } = theme;

/** The colour of a surface, and that of a line or an edge, which must be seen by itself. */
const colors: Record<ChartTone, readonly [fill: string, line: string]> = {
  primary: [color.chart1, color.chart1],
  warning: [color.chart2, color.chart2Line],
  success: [color.chart3, color.chart3],
  info: [color.chart4, color.chart4],
  danger: [color.chart5, color.chart5],
  violet: [color.chart6, color.chart6],
  secondary: [color.chart7, color.chart7],
  dark: [color.dark, color.dark],
};

/** Gives `--series` and `--series-line` to what names its tone as `data-tone`. Written once for a whole chart. */
export const seriesColors = Object.entries(colors)
  .map(([tone, [fill, line]]) => `[data-tone='${tone}'] { --series: ${fill}; --series-line: ${line}; }`)
  .join('\n');
