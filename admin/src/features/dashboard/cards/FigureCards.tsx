import { useToday } from '@embarque/design-system';
import { FigureChartCard, type FigureChartCardProps, GoalCard } from '@embarque/design-system/analytics';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '../../../query/useQuery.ts';
import { CallCard, type CallCardProps } from '../../../cards/CallCard.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { thisMonth } from '../../../cards/card-period.ts';
import { type ComparedSales, dashboardCalls, type SalesFigures } from '../dashboard.api.ts';

/** W-CST-01: the orders of this month. */
export function OrdersCard() {
  const { t } = useLingui();
  return (
    <MonthCard
      title={t({ message: 'Orders', context: 'purchases' })}
      failure={t`Couldn't load orders`}
      pick={({ orders, ordersByDay }) => ({ value: orders, values: ordersByDay })}
      shape="bars"
      tone="warning"
    />
  );
}

/** W-CST-02: the last point is today. */
export function ProfitCard() {
  const { t } = useLingui();
  return (
    <MonthCard
      title={t`Profit`}
      failure={t`Couldn't load profit`}
      pick={({ profit, profitByDay }) => ({ value: Math.round(profit), values: profitByDay.map(Math.round) })}
      hasGrid
      markers="last"
      tone="info"
    />
  );
}

interface MonthCardProps
  extends
    Pick<CallCardProps<ComparedSales>, 'title' | 'failure'>,
    Pick<FigureChartCardProps, 'shape' | 'tone' | 'hasGrid' | 'markers'> {
  /** The figure and its days. */
  pick: (figures: SalesFigures) => { value: number; values: number[] };
}

const NO_FIGURES = { value: 0, values: [] };

function MonthCard({ title, failure, pick, ...chart }: MonthCardProps) {
  const result = useQuery(dashboardCalls.sales, thisMonth(useToday()));
  return (
    <CallCard {...{ result, title, failure }} size="small">
      {(page) => (
        <FigureChartCard label={title} {...(page ? pick(page.now) : NO_FIGURES)} {...chart} isLoading={page === null} />
      )}
    </CallCard>
  );
}

/** W-CAN-04 */
export function GoalOverviewCard() {
  const { t } = useLingui();
  const goal = useQuery(dashboardCalls.goal, null);
  return (
    <CallCard result={goal} title={t`Goal Overview`} failure={t`Couldn't load the goal`}>
      {(page) => (
        <GoalCard
          title={t`Goal Overview`}
          caption={<Target target={page?.target} />}
          help={t`A sale is complete once the trip has begun. The target is last year's sales plus 15%.`}
          data={page ?? undefined}
          isLoading={page === null}
        />
      )}
    </CallCard>
  );
}

/** The share is of all that the year is to bring, not of what has begun. While it loads, it only takes its room. */
function Target({ target }: { target: number | undefined }) {
  const figure = formatNumber(target ?? 100_000);
  return (
    <span style={target === undefined ? { visibility: 'hidden' } : undefined}>
      <Trans>of this year's target of {figure} reached</Trans>
    </span>
  );
}
