import { RevenueReportCard } from '@embarque/design-system/analytics';
import type { CardYear } from '@embarque/mocks/cards/contract';
import { useLingui } from '@lingui/react/macro';
import { CallCard } from '../../../cards/CallCard.tsx';
import { useDashboardQuery } from '../dashboard.query.ts';
import { useRevenue } from './useRevenue.ts';

const STEP = 1000;

/** The years offered until the first response. */
const YEARS: readonly CardYear[] = ['2020', '2019', '2018'];

/** W-CAN-03: a year by month. The shown year stays until the chosen one is loaded. */
export function RevenueCard() {
  const { t } = useLingui();
  const { query, change } = useDashboardQuery();
  const { result, change: changeBudget } = useRevenue({ year: query.year });

  return (
    <CallCard result={result} title={t`Revenue Report`} failure={t`Couldn't load the revenue report`}>
      {(page) => (
        <RevenueReportCard
          title={t`Revenue Report`}
          subtitle={t`By month: what the eSIM shop earned and spent, in US$`}
          data={page ?? undefined}
          years={page?.years ?? YEARS}
          year={page?.year ?? query.year ?? YEARS[0]}
          onYearChange={change}
          onIncreaseBudget={() => page && changeBudget({ year: page.year, by: STEP })}
          isLoading={page === null}
        />
      )}
    </CallCard>
  );
}
