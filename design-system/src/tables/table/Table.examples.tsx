import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { dayFormatter } from '../../lib/i18n/format-day.ts';
import { Card } from '../../cards/card/Card.tsx';
import { Link } from '../../components/buttons/Link.tsx';
import { StatusPill } from '../../components/pill-badges/StatusPill.tsx';
import { type SampleSale, sampleSales, states } from './sample.data.ts';
import type { TableSort } from './SortHead.tsx';
import { Table, type TableProps } from './Table.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import type { TableColumn } from './table.types.ts';

type Column = TableColumn<SampleSale, keyof SampleSale>;

const reais: Intl.NumberFormatOptions = { style: 'currency', currency: 'BRL' };
const formatDay = dayFormatter({ dateStyle: 'medium' });

function useColumns(): Column[] {
  const { t } = useLingui();
  const formatValue = useNumberFormat(reais);
  return [
    {
      id: 'id',
      header: t`Number`,
      cell: ({ id }) => (
        <Link href={`#${id}`} variant="alone">
          {id}
        </Link>
      ),
      isSortable: true,
    },
    { id: 'customer', header: t`Customer`, cell: ({ customer }) => customer, isSortable: true },
    { id: 'product', header: t`Product`, cell: ({ product }) => t(product) },
    {
      id: 'soldAt',
      header: t`Sold`,
      cell: ({ soldAt }) => <time dateTime={soldAt}>{formatDay(soldAt)}</time>,
      isSortable: true,
    },
    { id: 'amount', header: t`Amount`, cell: ({ amount }) => formatValue(amount), align: 'end', isSortable: true },
    { id: 'state', header: t`Status`, cell: ({ state }) => <State state={state} /> },
  ];
}

function State({ state }: Pick<SampleSale, 'state'>) {
  const { t } = useLingui();
  const [tone, label] = states[state];
  return <StatusPill tone={tone}>{t(label)}</StatusPill>;
}

function SalesTable(props: Partial<TableProps<SampleSale, keyof SampleSale>>) {
  const { t } = useLingui();
  return (
    <Table caption={t`Latest sales`} columns={useColumns()} rows={sampleSales} rowKey={({ id }) => id} {...props} />
  );
}

/** For the latest of many: the rows reach the edges of the card, and a link leads to all of them. */
export const InACard = () => (
  <Card
    padding="none"
    title={<Trans>Latest sales</Trans>}
    actions={
      <Link href="#all" variant="alone">
        <Trans>View all</Trans>
      </Link>
    }
  >
    <SalesTable />
  </Card>
);

/** The parent sorts. The table shows the sort order and reports clicks on headers. */
export function Sortable() {
  const [sort, setSort] = useState<TableSort<keyof SampleSale>>({ column: 'soldAt', direction: 'descending' });
  const rows = sampleSales.toSorted((one, other) => {
    const [a, b] = [one[sort.column], other[sort.column]];
    return (a < b ? -1 : 1) * (sort.direction === 'ascending' ? 1 : -1);
  });

  return (
    <Card padding="none">
      <SalesTable rows={rows} sort={sort} onSort={setSort} />
    </Card>
  );
}

/** Lower rows, for people who compare many. */
export const Compact = () => (
  <Card padding="none">
    <SalesTable density="compact" />
  </Card>
);

/** More columns than there is room for: the table scrolls, by keyboard too. */
export function ManyColumns() {
  const { t } = useLingui();
  const formatValue = useNumberFormat(reais);
  const fares = ['GRU', 'LIS', 'DXB', 'HND', 'OPO', 'CDG', 'JFK', 'SCL', 'EZE', 'BOG', 'LIM', 'MEX'].map(
    (airport, index): TableColumn<SampleSale> => ({
      id: airport,
      header: airport,
      align: 'end',
      cell: ({ amount }) => formatValue(amount + index * 17),
    }),
  );
  // A name in two lines would make its row higher than the others.
  const name = ({ customer }: SampleSale) => <span style={{ whiteSpace: 'nowrap' }}>{customer}</span>;
  const customer = { id: 'customer', header: t`Customer`, cell: name };

  return (
    <Card padding="none">
      <Table caption={t`Fares by airport`} columns={[customer, ...fares]} rows={sampleSales} rowKey={({ id }) => id} />
    </Card>
  );
}

/** The current rows stay until new ones arrive. */
export const Refreshing = () => (
  <Card padding="none">
    <SalesTable isBusy />
  </Card>
);

/** Skeleton rows keep the space, so nothing moves when the data arrives. */
export function LoadingTheFirstRows() {
  const { t } = useLingui();
  return (
    <Card padding="none">
      <TableSkeleton columns={useColumns()} rowCount={5} label={t`Loading sales…`} />
    </Card>
  );
}
