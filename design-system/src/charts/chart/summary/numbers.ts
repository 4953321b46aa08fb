import { useMemo } from 'react';
import { dayFormatter } from '../../../lib/i18n/format-day.ts';
import { useNumberFormat } from '../../../lib/i18n/useNumberFormat.ts';

export type FormatValue = (value: number) => string;

const short = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
const tiny = new Intl.NumberFormat('pt-BR', { maximumSignificantDigits: 2 });
const plain = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

/** A number as axes write it: 0,0025, 950, 1,2k, 25k, 3,4M. */
export function shortNumber(value: number): string {
  const size = Math.abs(value);
  // Rounding would give 1.000k here, which is a million.
  if (size >= 999_950) return `${short.format(value / 1_000_000)}M`;
  if (size > 999) return `${short.format(value / 1000)}k`;
  return (size < 0.1 ? tiny : plain).format(value);
}

/** How a chart writes values where there is room for them, and on its axes. */
export function useChartFormat(format: Intl.NumberFormatOptions | undefined): {
  formatValue: FormatValue;
  formatTick: FormatValue;
} {
  const formatValue = useNumberFormat(format);
  const share = useNumberFormat(percent);
  const formatTick = format?.style === 'percent' ? share : shortNumber;
  return useMemo(() => ({ formatValue, formatTick }), [formatValue, formatTick]);
}

const percent: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 1 };

/** Writes the places of an axis: as they are, or as days when a format says how. Days are Portuguese, as everywhere. */
export function useCategories(x: readonly string[], format: Intl.DateTimeFormatOptions | undefined): readonly string[] {
  return useMemo(() => {
    if (!format) return x;
    const formatValue = dayFormatter(format);
    return x.map((day) => asTick(formatValue(day)));
  }, [x, format]);
}

/** The day of a place, without the time that may follow it. */
export const dayOf = (position: string): string => position.slice(0, 10);

/** `sáb., 21` stands alone below its tick: `Sáb, 21`. */
const asTick = (day: string) => day.charAt(0).toUpperCase() + day.slice(1).replaceAll('.', '');
