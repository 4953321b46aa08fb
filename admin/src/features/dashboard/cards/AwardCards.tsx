import { ButtonLink, changeOf, judge, PassCard, StatStrip, useToday } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Medal, TrendingUp, Users, Wallet } from 'lucide-react';
import { CallCard } from '../../../cards/CallCard.tsx';
import { thisMonth } from '../../../cards/card-period.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { paths } from '../../../paths.ts';
import { useQuery } from '../../../query/useQuery.ts';
import { useUser } from '../../../session/SessionProvider.tsx';
import { type ComparedSales, dashboardCalls } from '../dashboard.api.ts';
import { reais } from '../dashboard.format.ts';
import { SinceLastMonth } from './SinceLastMonth.tsx';

/** W-CAD-02: the revenue of this month, with congratulations where it rose. */
export function MedalCard() {
  const { t } = useLingui();
  const result = useQuery(dashboardCalls.sales, thisMonth(useToday()));
  return (
    <CallCard result={result} title={t`Revenue this month`} failure={t`Couldn't load the revenue`}>
      {(page) => <MedalPass sales={page} />}
    </CallCard>
  );
}

function MedalPass({ sales }: { sales: ComparedSales | null }) {
  const [firstName = ''] = useUser()?.fullName.split(' ') ?? [];
  // Until the figures are there, the longest sentence takes their room.
  const [now, before] = [sales?.now.revenue ?? 2, sales?.before.revenue ?? 1];
  const isMore = sales !== null && judge(changeOf(before, now), 'more').direction === 'up';
  return (
    <PassCard
      icon={Medal}
      eyebrow={<Trans>Revenue this month</Trans>}
      title={isMore ? <Trans>Congratulations, {firstName}!</Trans> : <Trans>Sales so far</Trans>}
      figure={
        <bdi dir="ltr" style={sales === null ? { visibility: 'hidden' } : undefined}>
          {formatMoney(now, 'BRL')}
        </bdi>
      }
      actions={
        <ButtonLink href={`${paths.sales}?dates=this-month`}>
          <Trans>View sales</Trans>
        </ButtonLink>
      }
    >
      <bdi style={sales === null ? { visibility: 'hidden' } : undefined}>
        <SinceLastMonth {...{ now, before }} />
      </bdi>
    </PassCard>
  );
}

/** W-CST-03 */
export function StatisticsCard() {
  const { t } = useLingui();
  const result = useQuery(dashboardCalls.sales, thisMonth(useToday()));
  return (
    <CallCard result={result} title={t`Statistics`} failure={t`Couldn't load the statistics`}>
      {(page) => (
        <StatStrip
          title={t`Statistics`}
          updated={t`This month`}
          isLoading={page === null}
          stats={[
            { id: 'sales', label: t`Sales`, value: page?.now.sold ?? 0, icon: TrendingUp },
            { id: 'customers', label: t`Customers`, value: page?.now.customers ?? 0, icon: Users, tone: 'info' },
            { id: 'products', label: t`Products`, value: page?.now.products ?? 0, icon: Box, tone: 'danger' },
            {
              id: 'revenue',
              label: t`Revenue`,
              value: page?.now.revenue ?? 0,
              format: reais,
              icon: Wallet,
              tone: 'success',
            },
          ]}
        />
      )}
    </CallCard>
  );
}
