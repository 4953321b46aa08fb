import { customersSample, productOrdersSample, sessionsDeviceSample } from '@embarque/mocks/cards/data';
import { useLingui } from '@lingui/react/macro';
import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { wholeSharesOf } from '../../lib/whole-shares.ts';
import { RadarChart } from '../../charts/radar-chart/RadarChart.tsx';
import { Grid } from '../../page-layout/primitives/Grid.tsx';
import { BreakdownCard } from '../breakdown-card/BreakdownCard.tsx';
import { PeriodCard } from '../period-card/PeriodCard.tsx';
import { salesAndVisits, usePeriod } from './analytics.samples.ts';

const percent: Intl.NumberFormatOptions = { style: 'unit', unit: 'percent' };
const icons: Record<string, typeof Monitor> = { Monitor, Smartphone, Tablet };

/** Shares as a ring, with an arrow and a sign for how each of them changed; and numbers as a pie. */
export function DevicesAndCustomers() {
  const { t } = useLingui();
  const devices = usePeriod();
  const customers = usePeriod();
  const names = [t`Desktop`, t`Mobile`, t`Tablet`];
  const kinds = [t`New`, t`Returning`, t`Referrals`];
  return (
    <Grid minCell="20rem">
      <BreakdownCard
        title={t`Session By Device`}
        parts={sessionsDeviceSample(devices.span).chart_info.map(({ name, icon, usage, upDown }, position) => ({
          id: name,
          label: names[position] ?? name,
          icon: icons[icon] ?? Monitor,
          value: usage,
          change: upDown / 100,
        }))}
        format={percent}
        period={devices.period}
        onPeriodChange={devices.onPeriodChange}
      />
      <BreakdownCard
        title={t`Customers`}
        shape="pie"
        parts={customersSample(customers.span).listData.map(({ text, result }, position) => ({
          id: text,
          label: kinds[position] ?? text,
          value: result,
        }))}
        period={customers.period}
        onPeriodChange={customers.onPeriodChange}
      />
    </Grid>
  );
}

const months = ['01', '02', '03', '04', '05', '06'].map((month) => `2026-${month}-01`);
const inMonths = { month: 'short' } as const;

/** A ring for each part, with rows of figures. Any chart can have a period menu. */
export function OrdersAndSales() {
  const { t } = useLingui();
  const orders = usePeriod();
  const sales = usePeriod();
  const formatValue = useNumberFormat(undefined);
  const { chart_info: numbers } = productOrdersSample(orders.span);
  const [finished = 0, pending = 0, rejected = 0] = wholeSharesOf([
    numbers.finished,
    numbers.pending,
    numbers.rejected,
  ]);
  return (
    <Grid minCell="20rem">
      <BreakdownCard
        title={t`Product Orders`}
        shape="rings"
        parts={[
          { id: 'finished', label: t`Finished`, value: finished, amount: numbers.finished },
          { id: 'pending', label: t`Pending`, value: pending, amount: numbers.pending },
          { id: 'rejected', label: t`Rejected`, value: rejected, amount: numbers.rejected, tone: 'danger' },
        ]}
        format={percent}
        centre={{ value: formatValue(numbers.finished + numbers.pending + numbers.rejected), label: t`Total` }}
        period={orders.period}
        onPeriodChange={orders.onPeriodChange}
      />
      <PeriodCard title={t`Sales`} period={sales.period} onPeriodChange={sales.onPeriodChange}>
        <RadarChart
          label={t`Sales and visits`}
          x={months}
          xFormat={inMonths}
          xLabel={t`Month`}
          series={[
            { id: 'sales', label: t`Sales`, values: salesAndVisits[sales.span].sales },
            { id: 'visits', label: t`Visits`, values: salesAndVisits[sales.span].visits },
          ]}
          height={340}
        />
      </PeriodCard>
    </Grid>
  );
}
