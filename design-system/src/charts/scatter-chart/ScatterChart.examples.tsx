import { useLingui } from '@lingui/react/macro';
import { ChartCard } from '../chart/frame/ChartCard.tsx';
import { ScatterChart } from './ScatterChart.tsx';

const trips = (start: number, perDay: number) =>
  Array.from({ length: 14 }, (_, index) => ({ x: 2 + index * 2, y: start + perDay * index + ((index * 37) % 50) }));

/** Longer trips cost more, and those to Asia more than others. */
export function PriceAndLength() {
  const { t } = useLingui();
  return (
    <ChartCard title={t`Price and length of trips`}>
      <ScatterChart
        label={t`Price and length of trips`}
        xLabel={t`Days`}
        yLabel={t`Price`}
        format={{ style: 'currency', currency: 'BRL', maximumFractionDigits: 0 }}
        series={[
          { id: 'europe', label: t`Europe`, points: trips(120, 18) },
          { id: 'asia', label: t`Asia`, points: trips(180, 26) },
          { id: 'americas', label: t`Americas`, points: trips(70, 14) },
        ]}
        isDownloadable
      />
    </ChartCard>
  );
}
