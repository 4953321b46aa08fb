import { PeriodMenu, Stack, useToday } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { readCardPeriod } from '../../cards/card-period.ts';
import { PageHead } from '../../navigation/PageHead.tsx';
import { withParams } from '../../query/search-params.ts';
import { useSearchQuery } from '../../query/useSearchQuery.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { AnalyticsDashboard } from './AnalyticsDashboard.tsx';
import { DaysText } from './cards/DaysText.tsx';
import { comparisonOf } from './figures/periods.ts';

interface AnalyticsPageProps {
  /** The list of invoices, which is another feature's. */
  children?: ReactNode;
}

/** `/dashboard/analytics`: how the house grows, in one period for all cards, which stands in the URL. */
export function AnalyticsPage({ children }: AnalyticsPageProps) {
  const { t } = useLingui();
  const [searchParams, changeSearchParams] = useSearchQuery();
  const period = readCardPeriod(searchParams);
  const { days, before } = comparisonOf(period, useToday());
  return (
    <>
      <PageTitle title={t`Analytics dashboard`} />
      <PageHead
        title={t`Analytics dashboard`}
        way={[{ label: t`Dashboards` }, { label: t`Analytics` }]}
        description={
          <span role="status">
            <Trans>
              <DaysText days={days} />, compared with <DaysText days={before} />
            </Trans>
          </span>
        }
        actions={
          <PeriodMenu
            value={period}
            onChange={({ value }) => changeSearchParams((current) => withParams(current, { period: value }))}
          />
        }
      />
      <Stack gap="gap">
        <AnalyticsDashboard period={period} />
        {children}
      </Stack>
    </>
  );
}
