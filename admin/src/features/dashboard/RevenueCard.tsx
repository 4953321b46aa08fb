import { notify } from '@embarque/design-system';
import { RevenueReportCard } from '@embarque/design-system/analytics';
import type { CardYear } from '@embarque/mocks/cards/contract';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import { useQuery } from '../../query/useQuery.ts';
import { CallCard } from './CallCard.tsx';
import { dashboardCalls, type Revenue } from './dashboard.api.ts';
import { useDashboardQuery } from './dashboard.query.ts';

const STEP = 1000;

/** What can be chosen until the server has said so. */
const YEARS: readonly CardYear[] = ['2020', '2019', '2018'];

/** W-CAN-03: a year, month by month. The year before stays until the figures of the chosen one are here. */
export function RevenueCard() {
  const { t } = useLingui();
  const { query, change } = useDashboardQuery();
  const revenue = useQuery(dashboardCalls.revenue, { year: query.year });
  const [increases, setIncreases] = useState<Record<string, number>>({});

  // No call keeps a budget, so that it is as it was after a reload.
  const increase = ({ year, budget }: Revenue) => {
    const next = (increases[year] ?? 0) + STEP;
    setIncreases({ ...increases, [year]: next });
    notify.success(t`The budget of ${year} is ${formatNumber(budget + next)} now.`);
  };

  return (
    <CallCard result={revenue} title={t`Revenue Report`} failure={t`The revenue report could not be loaded`}>
      {(page) => (
        <RevenueReportCard
          title={t`Revenue Report`}
          data={page ? { ...page, budget: page.budget + (increases[page.year] ?? 0) } : undefined}
          years={page?.years ?? YEARS}
          year={page?.year ?? query.year}
          onYearChange={change}
          onIncreaseBudget={() => page && increase(page)}
          isLoading={page === null}
        />
      )}
    </CallCard>
  );
}
