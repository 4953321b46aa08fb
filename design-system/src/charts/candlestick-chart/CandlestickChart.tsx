import { useLingui } from '@lingui/react/macro';
import type { ChartProps, Place, Sheet, Tip, TipRow } from '../chart/chart.types.ts';
import { ChartFrame } from '../chart/frame/ChartFrame.tsx';
import { dayOf, useChartWriting, usePlaces } from '../chart/summary/numbers.ts';
import { useSummaryWords } from '../chart/summary/useSummaryWords.ts';
import { type Candle, drawCandles } from './drawCandles.tsx';

export interface CandlestickChartProps extends Omit<
  ChartProps,
  'hidden' | 'defaultHidden' | 'onHiddenChange' | 'legend'
> {
  /** The days, as `2026-11-21`. */
  x: readonly string[];
  /**
   * How days are written, as for `Intl.DateTimeFormat`.
   * @default 21/11
   */
  xFormat?: Intl.DateTimeFormatOptions;
  /** How each day began and ended, and what lay between. */
  candles: readonly Candle[];
}

const dayAndMonth: Intl.DateTimeFormatOptions = { day: '2-digit', month: '2-digit' };

/**
 * How a price moved within each day. Days that went up are hollow and green, days that went down filled and red. For one value
 * a day, use `LineChart`.
 */
export function CandlestickChart({ x, xFormat = dayAndMonth, candles, ...frame }: CandlestickChartProps) {
  const { t } = useLingui();
  const { write, writeTick } = useChartWriting(frame.format);
  const places = usePlaces(x, xFormat);
  const words = useSummaryWords(write);
  const names = {
    open: t({ message: 'Open', context: 'price' }),
    high: t({ message: 'High', context: 'price' }),
    low: t({ message: 'Low', context: 'price' }),
    close: t({ message: 'Close', context: 'price' }),
  };
  const items = [
    { id: 'up', label: t`Up`, tone: 'success' as const },
    { id: 'down', label: t`Down`, tone: 'danger' as const },
  ];
  const sheet = (): Sheet => ({
    head: [t`Day`, names.open, names.high, names.low, names.close],
    rows: places.map((place, index) => {
      const candle = candles[index];
      return [place, candle?.open ?? null, candle?.high ?? null, candle?.low ?? null, candle?.close ?? null];
    }),
    days: x.map(dayOf),
  });
  const tip = ({ index }: Place): Tip => {
    const candle = candles[index];
    if (!candle) return { title: '', rows: [], current: 0 };
    const current = candle.close < candle.open ? 1 : 0;
    const measures = (['open', 'high', 'low', 'close'] as const).map((measure) => ({
      series: current,
      label: names[measure],
      value: write(candle[measure]),
    }));
    const way = items[current]?.label ?? '';
    return { title: places[index] ?? '', rows: measures, current, spoken: [way, ...measures.map(inWords)].join(', ') };
  };
  const closes = [{ id: 'close', label: names.close, values: candles.map(({ close }) => close) }];

  return (
    <ChartFrame
      {...frame}
      items={items}
      kind="candle"
      legend="none"
      isEmpty={candles.length === 0}
      draw={(space) => drawCandles({ places, candles, writeTick, tip }, space)}
      sheet={sheet}
      summary={() => words.ofSeries(closes, places)}
      write={write}
    />
  );
}

const inWords = ({ label, value }: TipRow) => `${label} ${value}`;
