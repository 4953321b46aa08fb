import { useLingui } from '@lingui/react/macro';
import { ChartCard } from '../chart/frame/ChartCard.tsx';
import { PolarAreaChart } from './PolarAreaChart.tsx';

/** Each cause has the same angle; its length shows how often it happens. */
export function ClaimsByCause() {
  const { t } = useLingui();
  return (
    <ChartCard title={t`Claims by cause`}>
      <PolarAreaChart
        label={t`Claims by cause`}
        legend="end"
        parts={[
          { id: 'late', label: t`Late flight`, value: 42 },
          { id: 'luggage', label: t`Luggage`, value: 31 },
          { id: 'doctor', label: t`Doctor`, value: 24 },
          { id: 'cancelled', label: t`Trip cancelled`, value: 15 },
          { id: 'theft', label: t`Theft`, value: 9 },
        ]}
      />
    </ChartCard>
  );
}
