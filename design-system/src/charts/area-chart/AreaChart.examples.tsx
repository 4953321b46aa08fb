import { useLingui } from '@lingui/react/macro';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { ChartCard } from '../chart/frame/ChartCard.tsx';
import { AreaChart } from './AreaChart.tsx';

const months = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-01`);
const insurance = [32, 41, 38, 52, 49, 63, 58, 72, 69, 84, 80, 96].map((thousands) => thousands * 1000);
const esim = [22, 26, 30, 29, 36, 38, 44, 43, 51, 54, 58, 61].map((thousands) => thousands * 1000);

/** One surface says how much; the dotted line is there to compare. */
export function SurfaceAndLine() {
  const { t } = useLingui();
  return (
    <ChartCard title={t`Revenue report`}>
      <AreaChart
        label={t`Revenue by month`}
        x={months}
        xFormat={{ month: 'short' }}
        xLabel={t`Month`}
        series={[
          { id: 'insurance', label: t`Insurance`, values: insurance },
          { id: 'esim', label: t`eSIM`, values: esim, fill: 'none' },
        ]}
        format={{ style: 'currency', currency: 'BRL', maximumFractionDigits: 0 }}
        marked={9}
        isDownloadable
      />
    </ChartCard>
  );
}

/** While loading, and without data. */
export function LoadingAndEmpty() {
  const { t } = useLingui();
  const series = [{ id: 'insurance', label: t`Insurance`, values: [] }];
  return (
    <Stack>
      <AreaChart isLoading label={t`Revenue, loading`} x={[]} series={series} height={180} />
      <AreaChart
        label={t`Revenue of a new market`}
        x={[]}
        series={series}
        height={180}
        emptyMessage={t`No policies sold there yet.`}
      />
    </Stack>
  );
}
