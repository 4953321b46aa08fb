import { useLingui } from '@lingui/react/macro';
import { ChartCard } from '../chart/frame/ChartCard.tsx';
import { DonutChart } from './DonutChart.tsx';

/** The whole stands in the middle, the names beside it. On narrow screens they go to the top. */
export function LegendBesideIt() {
  const { t } = useLingui();
  return (
    <ChartCard title={t`Sales by product`}>
      <DonutChart
        label={t`Sales by product`}
        parts={[
          { id: 'insurance', label: t`Insurance`, value: 620 },
          { id: 'esim', label: t`eSIM`, value: 310 },
          { id: 'bundle', label: t`Bundle`, value: 140 },
        ]}
        centre={{ value: '1.070', label: t`sold today` }}
        legend="end"
        height={240}
        isDownloadable
      />
    </ChartCard>
  );
}

/** A whole pie, with patterns for those who print it. */
export function Pie() {
  const { t } = useLingui();
  return (
    <ChartCard title={t`Length of trips`}>
      <DonutChart
        label={t`Policies by length of trip`}
        shape="pie"
        isPatterned
        labels="none"
        parts={[
          { id: 'week', label: t`Up to a week`, value: 720 },
          { id: 'month', label: t`Up to a month`, value: 360 },
          { id: 'longer', label: t`Longer`, value: 120 },
        ]}
        height={240}
      />
    </ChartCard>
  );
}
