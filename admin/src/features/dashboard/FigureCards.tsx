import { FigureChartCard, type FigureChartCardProps, GoalCard } from '@embarque/design-system/analytics';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '../../query/useQuery.ts';
import { CallCard, type CallCardProps } from './CallCard.tsx';
import { dashboardCalls, type Statistic } from './dashboard.api.ts';

const NO_FIGURES = { value: 0, values: [] };

/** W-CST-01 */
export function OrdersCard() {
  const { t } = useLingui();
  const orders = useQuery(dashboardCalls.statistic, 'orders-bar-chart');
  return (
    <StatisticCard
      result={orders}
      title={t`Orders`}
      failure={t`The orders could not be loaded`}
      shape="bars"
      tone="warning"
    />
  );
}

/** W-CST-02: the last point is today. */
export function ProfitCard() {
  const { t } = useLingui();
  const profit = useQuery(dashboardCalls.statistic, 'profit-line-chart');
  return (
    <StatisticCard
      result={profit}
      title={t`Profit`}
      failure={t`The profit could not be loaded`}
      hasGrid
      markers="last"
      tone="info"
    />
  );
}

type StatisticCardProps = Pick<CallCardProps<Statistic>, 'result' | 'title' | 'failure'> &
  Pick<FigureChartCardProps, 'shape' | 'tone' | 'hasGrid' | 'markers'>;

function StatisticCard({ result, title, failure, ...chart }: StatisticCardProps) {
  return (
    <CallCard {...{ result, title, failure }} size="small">
      {(page) => <FigureChartCard label={title} {...(page ?? NO_FIGURES)} {...chart} isLoading={page === null} />}
    </CallCard>
  );
}

/** W-CAN-04 */
export function GoalOverviewCard() {
  const { t } = useLingui();
  const goal = useQuery(dashboardCalls.goal, null);
  return (
    <CallCard result={goal} title={t`Goal Overview`} failure={t`The goal could not be loaded`}>
      {(page) => (
        <GoalCard
          title={t`Goal Overview`}
          caption={t`of the target of the year is on board.`}
          help={t`A policy counts on the day it is paid, an eSIM on the day it is activated.`}
          data={page ?? undefined}
          isLoading={page === null}
        />
      )}
    </CallCard>
  );
}
