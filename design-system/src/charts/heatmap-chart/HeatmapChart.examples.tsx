import { useLingui } from '@lingui/react/macro';
import { ChartCard } from '../chart/frame/ChartCard.tsx';
import { useCategories } from '../chart/summary/numbers.ts';
import { daysUntilToday } from '../chart/sample.data.ts';
import { HeatmapChart } from './HeatmapChart.tsx';

const lastWeek = daysUntilToday(7);
const inWeekdays = { weekday: 'short' } as const;

/** Shows values inside the cells where they fit. */
export function BusyHours() {
  const { t } = useLingui();
  const days = useCategories(lastWeek, inWeekdays);
  return (
    <ChartCard title={t`eSIMs activated`}>
      <HeatmapChart
        label={t`eSIMs activated by day and hour`}
        x={['0 h', '3 h', '6 h', '9 h', '12 h', '15 h', '18 h', '21 h']}
        xLabel={t`Hour`}
        series={days.map((label, day) => ({
          id: label,
          label,
          values: Array.from({ length: 8 }, (_, hour) =>
            Math.round((((day + 2) * (hour + 1) * 17) % 83) * (hour / 8 + 0.4)),
          ),
        }))}
      />
    </ChartCard>
  );
}
