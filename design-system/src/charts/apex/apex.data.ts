import type { Candle } from '../candlestick-chart/drawCandles.tsx';
import { measured } from '../chart/sample.data.ts';

const closes = measured(25, 540, 690, 3).map((cents) => cents / 100);

/** Prices of a day's cover, day by day. */
export const prices: Candle[] = closes.slice(1).map((close, day) => {
  const open = closes[day] ?? close;
  return { open, close, high: Math.max(open, close) + 0.11, low: Math.min(open, close) - 0.09 };
});
