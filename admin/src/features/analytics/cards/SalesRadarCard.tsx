import { Card, useToday } from '@embarque/design-system';
import { RadarChart } from '@embarque/design-system/charts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { CallCard } from '../../../cards/CallCard.tsx';
import { useQuery } from '../../../query/useQuery.ts';
import { analyticsCalls, type Measured } from '../analytics.api.ts';
import { monthOf, partsOf, sixMonthsUntil } from '../figures/periods.ts';
import { sumOf } from '../figures/sums.ts';
import { DaysText } from './DaysText.tsx';
import { salesHref } from './sales-href.ts';

const inMonths = { month: 'short' } as const;

/** DSH-03: always the last six months, whatever the period of the page; the line below its title says so. A month leads to its sales. */
export function SalesRadarCard() {
  const { t } = useLingui();
  const days = sixMonthsUntil(useToday());
  const result = useQuery(analyticsCalls.salesAndVisits, days);
  const title = t`Sales and visits`;
  const navigate = useNavigate();
  const months = partsOf(days, [], 'month').map(({ day }) => day);
  return (
    <CallCard {...{ result, title }} failure={t`Couldn't load sales and visits`}>
      {(page) => (
        <Card
          title={title}
          subtitle={
            <>
              <Trans>Last six months</Trans>, <DaysText days={days} />
            </>
          }
        >
          <RadarChart
            label={title}
            x={months}
            xFormat={inMonths}
            xLabel={t({ message: 'Month', context: 'calendar' })}
            series={[
              { id: 'sales', label: t`Policies sold`, values: byMonth(page?.sales) },
              { id: 'visits', label: t({ message: 'Visits', context: 'chart' }), values: byMonth(page?.visits) },
            ]}
            height={320}
            onChoose={({ index }) => void navigate(salesHref(monthOf(months[index] ?? '')))}
            zeroMessage={t`No sales or visits in this period`}
            isLoading={page === null}
          />
        </Card>
      )}
    </CallCard>
  );
}

function byMonth(measured: Measured | undefined): (number | null)[] {
  if (!measured) return [];
  return partsOf(measured.days, measured.series[0] ?? [], 'month').map(({ values }) => sumOf(values));
}
