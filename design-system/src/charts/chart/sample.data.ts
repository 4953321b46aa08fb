import type { Period } from './days/PeriodChoice.tsx';

/** The days until the 21st of November 2026, for examples. */
export function daysUntilToday(count: number): string[] {
  const last = Date.UTC(2026, 10, 21);
  return Array.from({ length: count }, (_, day) =>
    new Date(last - (count - 1 - day) * 86_400_000).toISOString().slice(0, 10),
  );
}

/** Values that look as if they were measured, and are the same every time. */
export function measured(count: number, least: number, most: number, seed = 1): number[] {
  return Array.from({ length: count }, (_, index) => {
    const wave = Math.sin(index / 2.1 + seed) / 2 + 0.5;
    const jitter = ((index + 3) * seed * 7919) % 97;
    return Math.round(least + (most - least) * (wave * 0.6 + (jitter / 97) * 0.4));
  });
}

const periods: Record<Period, number> = { daily: 1, monthly: 2, yearly: 3 };

/** Points of one period: other ones for each period. */
export function measuredPoints(period: Period, seed: number): { x: number; y: number }[] {
  const position = periods[period];
  const count = 8 + position * 3;
  const [x, y] = [measured(count, 4, 40, seed * position + 2), measured(count, 10, 90, seed + position)];
  return x.map((at, index) => ({ x: at + index * 2, y: y[index] ?? 0 }));
}
