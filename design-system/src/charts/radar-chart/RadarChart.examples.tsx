import { useLingui } from '@lingui/react/macro';
import { ChartCard } from '../chart/frame/ChartCard.tsx';
import { RadarChart } from './RadarChart.tsx';

/** Two plans, and what each is good at. */
export function TwoPlans() {
  const { t } = useLingui();
  return (
    <ChartCard title={t`Plans compared`}>
      <RadarChart
        label={t`Plans compared`}
        x={[t`Price`, t`Data`, t`Days`, t`Countries`, t`Speed`, t`Hotspot`]}
        xLabel={t`Quality`}
        series={[
          { id: 'europe', label: t`Europe 10 GB`, values: [80, 60, 70, 40, 90, 55] },
          { id: 'world', label: t`World 20 GB`, values: [45, 85, 90, 95, 65, 80] },
        ]}
        range={[0, 100]}
        height={400}
        legend="end"
        isDownloadable
      />
    </ChartCard>
  );
}
