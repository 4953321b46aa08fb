import { useLingui } from '@lingui/react/macro';
import { ChartCard } from '../chart/frame/ChartCard.tsx';
import { BubbleChart } from './BubbleChart.tsx';

/** Each bubble is a market, as large as its revenue. */
export function Markets() {
  const { t } = useLingui();
  return (
    <ChartCard title={t`Markets`}>
      <BubbleChart
        label={t`Markets`}
        xLabel={t`Policies`}
        yLabel={t`Claims`}
        sizeLabel={t`Revenue in thousands`}
        series={[
          {
            id: 'europe',
            label: t`Europe`,
            points: [
              { x: 820, y: 64, size: 310, label: t`Portugal` },
              { x: 610, y: 41, size: 260, label: t`Spain` },
              { x: 340, y: 18, size: 150, label: t`Iceland` },
            ],
          },
          {
            id: 'asia',
            label: t`Asia`,
            points: [
              { x: 540, y: 22, size: 290, label: t`Japan` },
              { x: 260, y: 29, size: 90, label: t`Thailand` },
            ],
          },
        ]}
      />
    </ChartCard>
  );
}
