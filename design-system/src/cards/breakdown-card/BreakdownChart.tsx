import type { ChartPart } from '../../charts/chart/chart.types.ts';
import { DonutChart } from '../../charts/donut-chart/DonutChart.tsx';
import { RadialBarChart } from '../../charts/radial-bar-chart/RadialBarChart.tsx';

export type BreakdownShape = 'donut' | 'pie' | 'rings';

interface BreakdownChartProps {
  label: string;
  parts: readonly ChartPart[];
  shape: BreakdownShape;
  format: Intl.NumberFormatOptions | undefined;
  centre: { value: string; label: string } | undefined;
  isLoading: boolean;
}

/** The drawing of a breakdown; its rows are its legend. */
export function BreakdownChart({ label, parts, shape, format, centre, isLoading }: BreakdownChartProps) {
  const shared = {
    label,
    parts,
    isLoading,
    legend: 'none',
    height: 220,
    ...(format && { format }),
    ...(centre && { centre }),
  } as const;
  return shape === 'rings' ? <RadialBarChart {...shared} /> : <DonutChart {...shared} shape={shape} />;
}
