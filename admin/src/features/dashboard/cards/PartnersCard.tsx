import {
  Avatar,
  Badge,
  Card,
  changeOf,
  EmptyState,
  Inline,
  PersonCell,
  Skeleton,
  Table,
  type TableColumn,
  TableSkeleton,
  theme,
  type Tone,
  useToday,
} from '@embarque/design-system';
import type { CompanyFigures } from '@embarque/mocks/cards/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type LucideIcon, Monitor, Shirt, ShoppingBasket, TrendingDown, TrendingUp } from 'lucide-react';
import { CallCard } from '../../../cards/CallCard.tsx';
import { thisMonth } from '../../../cards/card-period.ts';
import { formatMoney, formatNumber } from '../../../i18n/format.ts';
import { useQuery } from '../../../query/useQuery.ts';
import { type ComparedSales, dashboardCalls } from '../dashboard.api.ts';
import { formatChange } from '../dashboard.format.ts';

/** Leaves room for Embarque and its six agencies while they load. */
const USUAL_COUNT = 7;

interface ComparedCompany extends CompanyFigures {
  /** The number sold on the same days of the month before. */
  soldBefore: number;
}

/** DSH-07: the companies that sell this month. Together they have the revenue of the other cards. */
export function PartnersCard() {
  const { t } = useLingui();
  const result = useQuery(dashboardCalls.sales, thisMonth(useToday()));
  const columns = useCompanyColumns();
  const title = t`Sales by company`;
  return (
    <CallCard {...{ result, title }} failure={t`Couldn't load the companies`}>
      {(page) => (
        <Card title={title} padding="none">
          {page === null ? (
            <TableSkeleton columns={columns} rowCount={USUAL_COUNT} label={t`Loading companies…`} />
          ) : (
            <Companies {...{ title, columns, page }} />
          )}
        </Card>
      )}
    </CallCard>
  );
}

interface CompaniesProps {
  title: string;
  columns: TableColumn<ComparedCompany>[];
  page: ComparedSales;
}

function Companies({ title, columns, page: { now, before } }: CompaniesProps) {
  const { t } = useLingui();
  if (now.companies.length === 0) {
    return (
      <EmptyState title={t`No partners yet`}>
        <Trans>Companies appear here as soon as they sell your policies and eSIMs.</Trans>
      </EmptyState>
    );
  }
  const soldBefore = new Map(before.companies.map(({ email, sold }) => [email, sold]));
  const rows = now.companies.map((company) => ({ ...company, soldBefore: soldBefore.get(company.email) ?? 0 }));
  return <Table caption={title} columns={columns} rows={rows} rowKey={({ email }) => email} />;
}

type Trade = CompanyFigures['trade'];

const appearance: Record<Trade, { icon: LucideIcon; tone: Tone }> = {
  technology: { icon: Monitor, tone: 'primary' },
  grocery: { icon: ShoppingBasket, tone: 'success' },
  fashion: { icon: Shirt, tone: 'warning' },
};

function useCompanyColumns(): TableColumn<ComparedCompany>[] {
  const { t } = useLingui();
  const trades: Record<Trade, string> = {
    technology: t`Technology`,
    grocery: t`Grocery`,
    fashion: t`Fashion`,
  };
  return [
    {
      id: 'company',
      header: t`Company`,
      skeleton: <Skeleton shape="circle" />,
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
      cell: ({ trade }) => (
        <Inline overflow="shrink">
          <Avatar name={trade} {...appearance[trade]} size="small" variant="soft" isDecorative />
          {trades[trade]}
        </Inline>
      ),
    },
    {
      id: 'views',
      header: t({ message: 'Views', context: 'visits' }),
      cell: ({ views }) => (
        <PersonCell name={formatNumber(views)} detail={t`This month`} style={{ whiteSpace: 'nowrap' }} />
      ),
    },
    {
      id: 'revenue',
      header: t`Revenue`,
      align: 'end',
      cell: ({ revenue }) => <bdi dir="ltr">{formatMoney(revenue, 'BRL')}</bdi>,
    },
    {
      id: 'sales',
      header: t`Sales`,
      align: 'end',
      cell: ({ sold, soldBefore }) => <Change of={changeOf(soldBefore, sold)} />,
    },
  ];
}

function lookOf(change: number) {
  if (change === 0) return { tone: 'secondary' } as const;
  return change < 0
    ? ({ tone: 'danger', icon: TrendingDown } as const)
    : ({ tone: 'success', icon: TrendingUp } as const);
}

/** Without sales in the month before there is nothing to compare with. */
function Change({ of }: { of: ReturnType<typeof changeOf> }) {
  if (typeof of !== 'number') return <>–</>;
  return (
    <Badge {...lookOf(of)}>
      <bdi dir="ltr">{formatChange(of)}</bdi>
    </Badge>
  );
}
