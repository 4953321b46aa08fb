import { Highlight, PersonCellSkeleton, type TableColumn, StatusPill } from '@embarque/design-system';
import type { SaleColumn } from '@embarque/mocks/sales-api/contract';
import { useLingui } from '@lingui/react/macro';
import { formatColumnDay, formatMoney } from '../../../i18n/format.ts';
import { SaleCustomer } from './SaleCustomer.tsx';
import { SORTABLE } from '../sales.query.ts';
import { useSaleLabels } from '../sales.labels.ts';
import type { Sale } from '../server/sale.schema.ts';

/** The columns of the sales table. Numbers, dates and amounts stay left to right in every direction. */
export function useSaleColumns(): TableColumn<Sale, SaleColumn>[] {
  const { t } = useLingui();
  const { kindOf, statusOf, toneOf } = useSaleLabels();
  const columns: TableColumn<Sale, SaleColumn>[] = [
    {
      id: 'id',
      header: t`Sale`,
      cell: ({ id }) => (
        <bdi dir="ltr">
          <Highlight>{id}</Highlight>
        </bdi>
      ),
    },
    {
      id: 'customer.name',
      header: t`Customer`,
      card: 'title',
      cell: ({ customer }) => <SaleCustomer {...customer} />,
      skeleton: <PersonCellSkeleton />,
    },
    { id: 'product', header: t`Product`, cell: ({ product }) => product || '—' },
    { id: 'kind', header: t`Kind`, card: 'none', cell: kindOf },
    {
      id: 'soldAt',
      header: t`Sold on`,
      cell: ({ soldAt }) => (
        <time dir="ltr" dateTime={soldAt}>
          {formatColumnDay(new Date(soldAt))}
        </time>
      ),
    },
    {
      id: 'amount',
      header: t`Amount`,
      align: 'end',
      card: 'amount',
      cell: ({ amount, currency }) => <bdi dir="ltr">{formatMoney(amount, currency)}</bdi>,
    },
    {
      id: 'status',
      header: t`Status`,
      card: 'status',
      cell: (sale) => <StatusPill tone={toneOf(sale.status)}>{statusOf(sale)}</StatusPill>,
    },
  ];
  const sortable: readonly SaleColumn[] = SORTABLE;
  return columns.map((column) => ({ ...column, isSortable: sortable.includes(column.id) }));
}
