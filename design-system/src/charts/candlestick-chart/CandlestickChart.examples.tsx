import { useLingui } from '@lingui/react/macro';
import { ChartCard } from '../chart/frame/ChartCard.tsx';
import { CandlestickChart } from './CandlestickChart.tsx';

const days = Array.from({ length: 20 }, (_, day) => `2026-11-${String(day + 1).padStart(2, '0')}`);
const price = (day: number) => 6 + Math.sin(day / 3) / 4 + ((day * 7) % 5) / 40;
const candles = days.map((_, day) => {
  const [open, close] = [price(day), price(day + 1)];
  return { open, close, high: Math.max(open, close) + 0.06, low: Math.min(open, close) - 0.05 };
});

/** Shows the price of a euro: hollow where it rose, filled where it fell. */
export function PriceOfTheEuro() {
  const { t } = useLingui();
  return (
    <ChartCard title={t`Price of the euro`}>
      <CandlestickChart
        label={t`Price of the euro`}
        x={days}
        candles={candles}
        format={{ style: 'currency', currency: 'BRL' }}
      />
    </ChartCard>
  );
}
