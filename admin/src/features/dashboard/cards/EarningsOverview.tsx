import { Link, useToday } from '@embarque/design-system';
import { EarningsCard } from '@embarque/design-system/analytics';
import { Trans, useLingui } from '@lingui/react/macro';
import { CallCard } from '../../../cards/CallCard.tsx';
import { thisMonth } from '../../../cards/card-period.ts';
import { paths } from '../../../paths.ts';
import { useQuery } from '../../../query/useQuery.ts';
import { dashboardCalls } from '../dashboard.api.ts';
import { reaisAndCents } from '../dashboard.format.ts';
import { SinceLastMonth } from './SinceLastMonth.tsx';

/** W-CAN-11: the revenue of this month, by what was sold. */
export function EarningsOverview() {
  const { t } = useLingui();
  const result = useQuery(dashboardCalls.sales, thisMonth(useToday()));
  return (
    <CallCard result={result} title={t`Earnings`} failure={t`Couldn't load the earnings`}>
      {(page) => (
        <EarningsCard
          title={t`Earnings`}
          label={t`This month`}
          value={page?.now.revenue ?? 0}
          format={reaisAndCents}
          note={<SinceLastMonth now={page?.now.revenue ?? 0} before={page?.before.revenue ?? 0} />}
          parts={[
            { id: 'insurance', label: t`Insurance`, value: page?.now.revenueByKind.insurance ?? 0 },
            { id: 'esim', label: t`eSIM`, value: page?.now.revenueByKind.esim ?? 0 },
          ]}
          footer={
            <Link href={`${paths.sales}?dates=this-month`} variant="alone">
              <Trans>View sales</Trans>
            </Link>
          }
          centre={{ part: 'insurance' }}
          isLoading={page === null}
        />
      )}
    </CallCard>
  );
}
