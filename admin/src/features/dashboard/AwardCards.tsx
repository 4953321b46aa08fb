import { ButtonLink, PassCard, StatStrip } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Medal, TrendingUp, Users, Wallet } from 'lucide-react';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/SessionProvider.tsx';
import { dollars, formatDollars } from './dashboard.format.ts';
import { soldThisMonth, statistics } from './dashboard.samples.ts';

/** W-CAD-02: congratulates the signed-in person. */
export function MedalCard() {
  const [firstName = ''] = useUser()?.fullName.split(' ') ?? [];
  return (
    <PassCard
      icon={Medal}
      eyebrow={<Trans>Best seller of the month</Trans>}
      title={<Trans>Congratulations, {firstName}!</Trans>}
      figure={<bdi dir="ltr">{formatDollars(soldThisMonth)}</bdi>}
      actions={
        <ButtonLink href={paths.sales}>
          <Trans>View sales</Trans>
        </ButtonLink>
      }
    />
  );
}

/** W-CST-03 */
export function StatisticsCard() {
  const { t } = useLingui();
  return (
    <StatStrip
      title={t`Statistics`}
      updated={t`Updated 1 month ago`}
      stats={[
        { id: 'sales', label: t`Sales`, value: statistics.sales, icon: TrendingUp },
        { id: 'customers', label: t`Customers`, value: statistics.customers, icon: Users, tone: 'info' },
        { id: 'products', label: t`Products`, value: statistics.products, icon: Box, tone: 'danger' },
        {
          id: 'revenue',
          label: t`Revenue`,
          value: statistics.revenue,
          format: dollars,
          icon: Wallet,
          tone: 'success',
        },
      ]}
    />
  );
}
