import { useMemo } from 'react';
import { dayFormatter } from '../../../lib/i18n/format-day.ts';
import { useNumberFormat } from '../../../lib/i18n/useNumberFormat.ts';

export type FormatValue = (value: number) => string;

const short = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
const tiny = new Intl.NumberFormat('pt-BR', { maximumSignificantDigits: 2 });
const plain = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });
// More digits would show that 0.1 has no exact form.
const exact = new Intl.NumberFormat('pt-BR', { maximumSignificantDigits: 12 });

/** A number as axes write it: 0,0025, 950, 1,2k, 25k, 3,4M. */
export function shortNumber(value: number): string {
  const size = Math.abs(value);
  // Rounding would give 1.000k here, which is a million.
  if (size >= 999_950) return `${short.format(value / 1_000_000)}M`;
  if (size > 999) return `${short.format(value / 1000)}k`;
  return (size < 0.1 ? tiny : plain).format(value);
}

/** Writes the ticks of one axis. */
export type FormatTicks = (ticks: readonly number[]) => string[];

/** Short forms, or full ones where two ticks would read the same: 1M and 1M are 1.000.001 and 1.000.002. */
const ticksBy =
  (short: FormatValue, full: FormatValue): FormatTicks =>
  (ticks) => {
    const texts = ticks.map(short);
    return new Set(texts).size < ticks.length ? ticks.map(full) : texts;
  };

export const shortTicks: FormatTicks = ticksBy(shortNumber, exact.format);

/** How a chart writes values where there is room for them, and on its axes. */
export function useChartFormat(format: Intl.NumberFormatOptions | undefined): {
  formatValue: FormatValue;
  formatTicks: FormatTicks;
} {
  const formatValue = useNumberFormat(format);
  const share = useNumberFormat(percent);
  const exactShare = useNumberFormat(exactPercent);
  const isShare = format?.style === 'percent';
  return useMemo(
    () => ({ formatValue, formatTicks: isShare ? ticksBy(share, exactShare) : shortTicks }),
    [formatValue, isShare, share, exactShare],
  );
}

const percent: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 1 };
const exactPercent: Intl.NumberFormatOptions = { style: 'percent', maximumSignificantDigits: 12 };

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
