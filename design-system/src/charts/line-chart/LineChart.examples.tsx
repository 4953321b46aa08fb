import { useLingui } from '@lingui/react/macro';
import { ChartCard } from '../chart/frame/ChartCard.tsx';
import { daysUntilToday } from '../chart/sample.data.ts';
import { LineChart } from './LineChart.tsx';

const lastWeek = daysUntilToday(7);
const inWeekdays = { weekday: 'short' } as const;

/** Straight lines with a marker on each value suit few values; gaps stay gaps. */
export function MarkersAndGaps() {
  const { t } = useLingui();
  return (
    <ChartCard title={t`Claims by weekday`}>
      <LineChart
        label={t`Claims by weekday`}
        x={lastWeek}
        xFormat={inWeekdays}
        xLabel={t`Weekday`}
        series={[
          { id: 'luggage', label: t`Luggage`, values: [18, 22, 19, 27, 31, 44, 38] },
          { id: 'medical', label: t`Medical`, values: [9, 8, 12, null, null, 17, 15] },
          { id: 'cancelled', label: t`Trip cancelled`, values: [5, 7, 4, 6, 9, 3, 2] },
        ]}
        curve="straight"
        markers="all"
        isDownloadable
      />
    </ChartCard>
  );
}

/** Two thousand values stay as smooth as seven. Hovering redraws only the overlay. */
export function TwoThousandValues() {
  const { t } = useLingui();
  const hours = Array.from({ length: 2000 }, (_, hour) => String(hour));
  const wave = (length: number, size: number) =>
    hours.map((_, hour) => Math.round(1500 + size * Math.sin(hour / length) + hour / 4 + ((hour * 7919) % 97)));
  return (
    <ChartCard title={t`Data used abroad, by hour`}>
      <LineChart
        label={t`Data used abroad`}
        x={hours}
        xLabel={t`Hour`}
        series={[
          { id: 'europe', label: t`Europe`, values: wave(90, 400) },
          { id: 'japan', label: t`Japan`, values: wave(140, 250).map((value) => value - 600) },
        ]}
        format={{ style: 'unit', unit: 'gigabyte' }}
      />
    </ChartCard>
  );
}
