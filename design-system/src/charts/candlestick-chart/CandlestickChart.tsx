import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { ChartProps, Position, Sheet, Tip, TipRow } from '../chart/chart.types.ts';
import { ChartFrame } from '../chart/frame/ChartFrame.tsx';
import { dayOf, useChartFormat, useCategories } from '../chart/summary/numbers.ts';
import { useSummaryMessages } from '../chart/summary/useSummaryMessages.ts';
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
 *
 * ## What it takes
 *
 * - Any number of days, in their order; one of which a measure is no number is left out. Where there is no room for each, several are drawn as one candle, and the chart
 *   says so; the tooltip, the keys, the table and the file have each day.
 */
export function CandlestickChart({ xFormat = dayAndMonth, ...props }: CandlestickChartProps) {
  const { x: days, candles: given, ...frame } = props;
  const [x, candles] = useMemo(() => knownDays(days, given), [days, given]);
  const { t } = useLingui();
  const { formatValue, formatTicks } = useChartFormat(frame.format);
  const categories = useCategories(x, xFormat);
  const messages = useSummaryMessages(formatValue);
  const names = {
    open: t({ message: 'Open', context: 'price' }),
    high: t({ message: 'High', context: 'price' }),
    low: t({ message: 'Low', context: 'price' }),
    close: t({ message: 'Close', context: 'price' }),
  };
  const items = [
    { id: 'up', label: t({ message: 'Up', context: 'price' }), tone: 'success' as const },
    { id: 'down', label: t({ message: 'Down', context: 'price' }), tone: 'danger' as const },
  ];
  const sheet = (): Sheet => ({
    head: [t`Day`, names.open, names.high, names.low, names.close],
    rows: categories.map((position, index) => {
      const candle = candles[index];
      return [position, candle?.open ?? null, candle?.high ?? null, candle?.low ?? null, candle?.close ?? null];
    }),
    days: x.map(dayOf),
  });
  const tip = ({ index }: Position): Tip => {
    const candle = candles[index];
    if (!candle) return { title: '', rows: [], current: 0 };
    const current = candle.close < candle.open ? 1 : 0;
    const measures = (['open', 'high', 'low', 'close'] as const).map((measure) => ({
      series: current,
      label: names[measure],
      value: formatValue(candle[measure]),
    }));
    const way = items[current]?.label ?? '';
    return {
      title: categories[index] ?? '',
      rows: measures,
      current,
      announced: [way, ...measures.map(rowText)].join(', '),
    };
  };
  const closes = [{ id: 'close', label: names.close, values: candles.map(({ close }) => close) }];

  return (
    <ChartFrame
      {...frame}
      items={items}
      kind="candle"
      legend="none"
      isEmpty={candles.length === 0}
      draw={(space) => drawCandles({ categories, candles, formatTicks, tip }, space)}
      sheet={sheet}
      summary={() => messages.ofSeries(closes, categories)}
      formatValue={formatValue}
    />
  );
}

/** Without the days of which a measure is no number. */
function knownDays(days: readonly string[], candles: readonly Candle[]) {
  const isKnown = ({ open, high, low, close }: Candle) => [open, high, low, close].every(Number.isFinite);
  if (candles.every(isKnown)) return [days, candles] as const;
  const isKept = (_: unknown, index: number) => !candles[index] || isKnown(candles[index]);
  return [days.filter(isKept), candles.filter(isKept)] as const;
}

const rowText = ({ label, value }: TipRow) => `${label} ${value}`;
