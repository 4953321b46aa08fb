import { useLingui } from '@lingui/react/macro';
import { Grid } from '../../page-layout/primitives/Grid.tsx';
import { ChartCard } from '../chart/frame/ChartCard.tsx';
import { RadialBarChart } from './RadialBarChart.tsx';

/** A few goals inside each other, the most important one outside. */
export function Rings() {
  const { t } = useLingui();
  return (
    <ChartCard title={t`Targets of November`}>
      <RadialBarChart
        label={t`Targets of November`}
        parts={[
          { id: 'policies', label: t`Policies`, value: 83 },
          { id: 'esims', label: t`eSIMs`, value: 64 },
          { id: 'renewals', label: t`Renewals`, value: 41 },
        ]}
        format={{ style: 'unit', unit: 'percent' }}
        centre={{ value: '83%', label: t`Policies` }}
        legend="end"
        height={240}
      />
    </ChartCard>
  );
}

/** One goal: as an arc that is open below, or as half a circle of dashes. */
export function Gauges() {
  const { t } = useLingui();
  const percent = { style: 'unit', unit: 'percent' } as const;
  return (
    <Grid minCell="15rem">
      <ChartCard title={t`Goal overview`}>
        <RadialBarChart
          label={t`Goal overview`}
          parts={[{ id: 'goal', label: t`Reached`, value: 83, tone: 'success' }]}
          sweep={270}
          centre={{ value: '83%', label: t`of the target` }}
          format={percent}
          height={200}
        />
      </ChartCard>
      <ChartCard title={t`Claims answered`}>
        <RadialBarChart
          label={t`Claims answered`}
          parts={[{ id: 'answered', label: t`Within a day`, value: 67 }]}
          sweep={180}
          line="dashed"
          centre={{ value: '67%', label: t`Within a day` }}
          format={percent}
          height={200}
        />
      </ChartCard>
    </Grid>
  );
}
