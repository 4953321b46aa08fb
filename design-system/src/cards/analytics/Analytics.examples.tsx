import {
  averageSessionsSample,
  goalOverviewSample,
  revenueReportSample,
  revenueSample,
  supportTrackerSample,
  years,
} from '@embarque/mocks/cards/data';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { dayFormatter } from '../../lib/i18n/format-day.ts';
import { daysUntilToday } from '../../charts/chart/sample.data.ts';
import { DescriptionList } from '../../components/description-list/DescriptionList.tsx';
import { Dialog } from '../../components/modals/Dialog.tsx';
import { notify } from '../../components/toasts/notify.tsx';
import { Grid } from '../../page-layout/primitives/Grid.tsx';
import { AverageSessionsCard } from '../average-sessions-card/AverageSessionsCard.tsx';
import { BreakdownCard } from '../breakdown-card/BreakdownCard.tsx';
import { EarningsCard } from '../earnings-card/EarningsCard.tsx';
import { GoalCard } from '../goal-card/GoalCard.tsx';
import { RevenueReportCard } from '../revenue-report-card/RevenueReportCard.tsx';
import { SupportTrackerCard } from '../support-tracker-card/SupportTrackerCard.tsx';
import { TrendCard } from '../trend-card/TrendCard.tsx';
import { usePeriod } from './analytics.samples.ts';

/** Ticket response times and progress towards the goal. The question mark explains how it is counted. */
export function TicketsAndGoal() {
  const { t } = useLingui();
  const { span, ...choice } = usePeriod();
  const goal = goalOverviewSample();
  const target = useNumberFormat(undefined)(goal.target);
  return (
    <Grid minCell="20rem">
      <SupportTrackerCard title={t`Support Tracker`} data={supportTrackerSample(span)} {...choice} />
      <GoalCard
        title={t`Goal Overview`}
        caption={t`of this year's target of ${target} is on board.`}
        help={t`Policies count from payment, eSIMs from activation.`}
        data={goal}
      />
    </Grid>
  );
}

const lastDays = daysUntilToday(7);
const inWeekdays = { weekday: 'short' } as const;
const formatWeekday = dayFormatter({ weekday: 'long' });

/** Shop visits with the peak highlighted, and progress towards four goals. */
export function AverageSessions() {
  const { t } = useLingui();
  const { span, ...choice } = usePeriod();
  const [isOpen, setOpen] = useState(false);
  const { series, ...figures } = averageSessionsSample(span);
  const values = series[0]?.data ?? [];
  const isWeek = span === 'Last 7 Days';
  const x = isWeek ? lastDays : values.map((_, part) => `${part + 1}/${values.length}`);
  return (
    <>
      <AverageSessionsCard
        title={t`Avg Sessions`}
        data={{ ...figures, values }}
        x={x}
        xFormat={isWeek ? inWeekdays : undefined}
        since={isWeek ? t`vs. last 7 days` : t`vs. previous period`}
        onViewDetails={() => setOpen(true)}
        {...choice}
      />
      <Dialog title={t`Sessions`} isOpen={isOpen} onClose={() => setOpen(false)}>
        <DescriptionList
          items={x.map((part, at) => ({ term: isWeek ? formatWeekday(part) : part, value: values[at] }))}
        />
      </Dialog>
    </>
  );
}

/** Shows income and expense per month. The year can be switched and the budget raised. */
export function RevenueReport() {
  const { t } = useLingui();
  const [year, setYear] = useState(years[0]);
  const [extra, setExtra] = useState(0);
  const { price, budget, series, budgetSeries } = revenueReportSample(year);
  const formatValue = useNumberFormat(undefined);
  const valuesOf = (name: string) => [...series, ...budgetSeries].find((one) => one.name === name)?.data ?? [];
  const increase = () => {
    setExtra(extra + 1000);
    notify.success(t`The budget is ${formatValue(budget + extra + 1000)} now.`);
  };
  return (
    <RevenueReportCard
      title={t`Revenue Report`}
      subtitle={t`By month: what the eSIM shop earned and spent, in US$`}
      data={{
        price,
        budget: budget + extra,
        earning: valuesOf('Earning'),
        expense: valuesOf('Expense'),
        spent: valuesOf('Spent'),
        planned: valuesOf('Planned'),
      }}
      years={years}
      year={year}
      onYearChange={(change) => setYear(years.find((one) => one === change.year) ?? year)}
      onIncreaseBudget={increase}
    />
  );
}

/** This month against the last one. The settings choose how the lines are drawn. */
export function Revenue() {
  const { t } = useLingui();
  const { thisMonth, lastMonth, series } = revenueSample();
  const [now = [], before = []] = series.map(({ data }) => data);
  return (
    <TrendCard
      title={t`Revenue`}
      figures={[
        { label: t`This month`, value: thisMonth },
        { label: t`Last Month`, value: lastMonth },
      ]}
      x={['01', '05', '09', '13', '17', '21', '26', '31']}
      series={[
        { id: 'this-month', label: t`This month`, values: now },
        { id: 'last-month', label: t`Last Month`, values: before, tone: 'secondary' },
      ]}
      format={dollars}
    />
  );
}

/** Shows a line with a colour gradient and a shadow. */
export function SalesOfTheYear() {
  const { t } = useLingui();
  const values = [140, 180, 150, 205, 160, 295, 125, 255, 205, 305, 240, 295];
  return (
    <TrendCard
      title={t`Sales`}
      figures={[{ label: t`Policies of the year`, value: values.reduce((sum, value) => sum + value, 0) }]}
      x={values.map((_, month) => `2026-${String(month + 1).padStart(2, '0')}-01`)}
      xFormat={{ month: 'short' }}
      series={[{ id: 'sales', label: t`Sales`, values }]}
      line="glowing"
    />
  );
}

/** Shows earnings by source and the change since the previous period. */
export function Earnings() {
  const { t } = useLingui();
  const formatValue = useNumberFormat(share);
  return (
    <EarningsCard
      title={t`Earnings`}
      label={t`This month`}
      value={4055.56}
      format={dollars}
      note={
        <Trans>
          <strong>{formatValue(0.682)}</strong> more earnings than last month.
        </Trans>
      }
      parts={[
        { id: 'app', label: t`App`, value: 53 },
        { id: 'service', label: t`Service`, value: 16 },
        { id: 'product', label: t`Product`, value: 31 },
      ]}
      centre={{ part: 'app' }}
    />
  );
}

/** The cards keep their size while their figures load. */
export function OnTheirWay() {
  const { t } = useLingui();
  const parts = [t`New`, t`Returning`, t`Referrals`].map((label) => ({ id: label, label, value: 0 }));
  return (
    <Grid minCell="20rem">
      <SupportTrackerCard isLoading title={t`Support Tracker`} />
      <GoalCard isLoading title={t`Goal Overview`} />
      <BreakdownCard isLoading title={t`Customers`} parts={parts} />
      <TrendCard isLoading title={t`Revenue`} figures={[{ label: t`This month`, value: 0 }]} x={[]} series={[]} />
    </Grid>
  );
}

const dollars: Intl.NumberFormatOptions = { style: 'currency', currency: 'USD', minimumFractionDigits: 0 };
const share: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 1 };
