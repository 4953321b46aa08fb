import {
  Avatar,
  Badge,
  Card,
  EmptyState,
  Inline,
  PersonCell,
  Table,
  type TableColumn,
  theme,
  type Tone,
} from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { type LucideIcon, Monitor, Shirt, ShoppingBasket, TrendingDown, TrendingUp } from 'lucide-react';
import { formatMoney, formatNumber } from '../../i18n/format.ts';
import { formatChange } from './dashboard.format.ts';
import type { Partner, PartnerCategory } from './dashboard.samples.ts';

/** DSH-07: the companies that sell for us, with their figures. */
export function PartnersCard({ partners }: { partners: readonly Partner[] }) {
  const { t } = useLingui();
  const columns = usePartnerColumns();
  return (
    <Card title={t`Partner companies`} padding="none">
      {partners.length === 0 ? (
        <EmptyState title={t`No partners yet`}>
          <Trans>Companies appear here as soon as they sell your policies and eSIMs.</Trans>
        </EmptyState>
      ) : (
        <Table caption={t`Partner companies`} columns={columns} rows={partners} rowKey={({ email }) => email} />
      )}
    </Card>
  );
}

const appearance: Record<PartnerCategory, { icon: LucideIcon; tone: Tone }> = {
  technology: { icon: Monitor, tone: 'primary' },
  grocery: { icon: ShoppingBasket, tone: 'success' },
  fashion: { icon: Shirt, tone: 'warning' },
};

function usePartnerColumns(): TableColumn<Partner>[] {
  const { t } = useLingui();
  const categories: Record<PartnerCategory, string> = {
    technology: t`Technology`,
    grocery: t`Grocery`,
    fashion: t`Fashion`,
  };
  return [
    {
      id: 'company',
      header: t`Company`,
      cell: ({ name, email }) => (
        // On phones the next line follows directly below.
        <Inline gap="m" overflow="shrink" style={{ marginBlockEnd: theme.space.xs }}>
          <Avatar name={name} shape="rounded" variant="soft" isDecorative />
          <PersonCell name={name} detail={email} />
        </Inline>
      ),
    },
    {
      id: 'category',
      header: t`Category`,
      cell: ({ category }) => (
        <Inline overflow="shrink">
          <Avatar name={category} {...appearance[category]} size="small" variant="soft" isDecorative />
          {categories[category]}
        </Inline>
      ),
    },
    { id: 'views', header: t({ message: 'Views', context: 'visits' }), cell: (partner) => <Views {...partner} /> },
    {
      id: 'revenue',
      header: t`Revenue`,
      align: 'end',
      cell: ({ revenue }) => <bdi dir="ltr">{formatMoney(revenue, 'USD')}</bdi>,
    },
    {
      id: 'sales',
      header: t`Sales`,
      align: 'end',
      cell: ({ sales }) => (
        <Badge tone={sales < 0 ? 'danger' : 'success'} icon={sales < 0 ? TrendingDown : TrendingUp}>
          <bdi dir="ltr">{formatChange(sales)}</bdi>
        </Badge>
      ),
    },
  ];
}

function Views({ views, within }: Partner) {
  const { t } = useLingui();
  const { count, unit } = within;
  const times = {
    hours: t`in ${plural(count, { one: '# hour', other: '# hours' })}`,
    days: t`in ${plural(count, { one: '# day', other: '# days' })}`,
    weeks: t`in ${plural(count, { one: '# week', other: '# weeks' })}`,
    months: t`in ${plural(count, { one: '# month', other: '# months' })}`,
  };
  return <PersonCell name={formatNumber(views)} detail={times[unit]} style={{ whiteSpace: 'nowrap' }} />;
}
