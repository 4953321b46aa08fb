import { notify } from '@embarque/design-system';
import { RevenueReportCard } from '@embarque/design-system/analytics';
import type { CardYear } from '@embarque/mocks/cards/contract';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useQuery } from '../../query/useQuery.ts';
import { CallCard } from '../../cards/CallCard.tsx';
import { dashboardCalls, type Revenue } from './dashboard.api.ts';
import { formatWholeDollars } from './dashboard.format.ts';
import { useDashboardQuery } from './dashboard.query.ts';

const STEP = 1000;

/** The years offered until the first response. */
const YEARS: readonly CardYear[] = ['2020', '2019', '2018'];

/** W-CAN-03: a year by month. The shown year stays until the chosen one is loaded. */
export function RevenueCard() {
  const { t } = useLingui();
  const { query, change } = useDashboardQuery();
  const revenue = useQuery(dashboardCalls.revenue, { year: query.year });
  const [increases, setIncreases] = useState<Record<string, number>>({});

  const raise = (year: string, by: number) =>
    setIncreases((current) => ({ ...current, [year]: (current[year] ?? 0) + by }));

  // The server has no call that saves a budget: a reload resets it.
  const increase = ({ year, budget }: Revenue) => {
    const raised = formatWholeDollars(budget + (increases[year] ?? 0) + STEP);
    raise(year, STEP);
    notify.undoable({
      message: t`${year} budget increased to ${raised}`,
      onUndo: () => raise(year, -STEP),
    });
  };

  return (
    <CallCard result={revenue} title={t`Revenue Report`} failure={t`Couldn't load the revenue report`}>
      {(page) => (
        <RevenueReportCard
          title={t`Revenue Report`}
          data={page ? { ...page, budget: page.budget + (increases[page.year] ?? 0) } : undefined}
          years={page?.years ?? YEARS}
          year={page?.year ?? query.year ?? YEARS[0]}
          onYearChange={change}
          onIncreaseBudget={() => page && increase(page)}
          isLoading={page === null}
        />
      )}
    </CallCard>
  );
}
