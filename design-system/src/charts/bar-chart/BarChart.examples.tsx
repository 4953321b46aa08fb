import { useLingui } from '@lingui/react/macro';
import { ChartCard } from '../chart/frame/ChartCard.tsx';
import { BarChart } from './BarChart.tsx';

const months = Array.from({ length: 6 }, (_, month) => `2026-${String(month + 6).padStart(2, '0')}-01`);

/** Beside each other, to compare the series with one another. */
export function Grouped() {
  const { t } = useLingui();
  return (
    <ChartCard title={t`Policies and eSIMs`}>
      <BarChart
        label={t`Policies and eSIMs sold`}
        x={months}
        xFormat={{ month: 'short' }}
        xLabel={t`Month`}
        series={[
          { id: 'policies', label: t`Policies`, values: [820, 910, 1240, 980, 1105, 1284] },
          { id: 'esims', label: t`eSIMs`, values: [1400, 1720, 2380, 2010, 2640, 3907] },
        ]}
        isDownloadable
      />
    </ChartCard>
  );
}

/** Shows income above zero and expense below it. */
export function AboveAndBelowZero() {
  const { t } = useLingui();
  return (
    <ChartCard title={t`Earned and paid out`}>
      <BarChart
        label={t`Earned and paid out`}
        x={months}
        xFormat={{ month: 'short' }}
        xLabel={t`Month`}
        layout="stacked"
        series={[
          { id: 'earned', label: t`Earned`, values: [18_200, 21_400, 32_800, 24_100, 27_500, 35_900] },
          { id: 'paid', label: t`Paid out`, values: [-7400, -9800, -14_100, -16_300, -8200, -11_700] },
        ]}
        format={{ style: 'currency', currency: 'BRL', maximumFractionDigits: 0 }}
        isDownloadable
      />
    </ChartCard>
  );
}

/** Long names have room beside horizontal bars. Patterns tell the series apart where colours cannot. */
export function HorizontalWithPatterns() {
  const { t } = useLingui();
  return (
    <ChartCard title={t`Claims by destination`}>
      <BarChart
        label={t`Claims by destination`}
        x={['Lisboa', 'Rio de Janeiro', t`Tokyo`, t`New York`, t`Cairo`]}
        xLabel={t`Destination`}
        orientation="horizontal"
        layout="stacked"
        isPatterned
        series={[
          { id: 'luggage', label: t`Luggage`, values: [44, 31, 22, 27, 12] },
          { id: 'medical', label: t`Medical`, values: [21, 38, 17, 30, 19] },
          { id: 'cancelled', label: t`Trip cancelled`, values: [9, 12, 14, 7, 11] },
        ]}
        isDownloadable
      />
    </ChartCard>
  );
}
