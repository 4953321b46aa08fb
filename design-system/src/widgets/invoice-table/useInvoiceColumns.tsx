import { useLingui } from '@lingui/react/macro';
import { TrendingUp } from 'lucide-react';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { Link } from '../../components/buttons/Link.tsx';
import { StatusPill } from '../../components/pill-badges/StatusPill.tsx';
import type { DataColumn } from '../../datatables/data-table/data-table.types.ts';
import { formatShortDay } from '../../lib/i18n/format-day.ts';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { PersonCell } from '../../tables/table/PersonCell.tsx';
import { money } from '../product-card/money.ts';
import { InvoiceStatusMark } from './InvoiceStatusMark.tsx';
import type { ListedInvoice } from './invoice-table.types.ts';
import { useStatusOf } from './useStatusLabels.ts';

/** The columns of the list. */
export function useInvoiceColumns(hrefOf: (invoice: ListedInvoice) => string): DataColumn<ListedInvoice>[] {
  const { t } = useLingui();
  const statusOf = useStatusOf();
  return [
    {
      id: 'id',
      header: '#',
      value: ({ id }) => id,
      width: 96,
      cell: (invoice) => (
        <Link href={hrefOf(invoice)}>
          <bdi dir="ltr">#{invoice.id}</bdi>
        </Link>
      ),
    },
    {
      id: 'invoiceStatus',
      header: t({ message: 'Status', context: 'invoice' }),
      icon: TrendingUp,
      value: ({ invoiceStatus }) => invoiceStatus,
      text: ({ invoiceStatus }) => statusOf(invoiceStatus),
      width: 84,
      minWidth: 72,
      cell: (invoice) => <InvoiceStatusMark invoice={invoice} />,
    },
    {
      id: 'client.name',
      header: t({ message: 'Client', context: 'invoice' }),
      value: ({ client }) => client.name,
      width: 260,
      cell: ({ client, avatar }) => (
        <Inline overflow="shrink">
          <Avatar name={client.name} src={avatar} size="small" isDecorative />
          <PersonCell name={client.name} detail={client.companyEmail} />
        </Inline>
      ),
    },
    {
      id: 'total',
      header: t({ message: 'Total', context: 'invoice' }),
      value: ({ total }) => total,
      format: money,
      align: 'end',
      width: 130,
    },
    {
      id: 'issuedDate',
      header: t`Issued date`,
      value: ({ issuedDate }) => issuedDate,
      width: 130,
      cell: ({ issuedDate }) => (
        <time dir="ltr" dateTime={issuedDate}>
          {formatShortDay(issuedDate, { year: true })}
        </time>
      ),
    },
    {
      id: 'balance',
      header: t({ message: 'Balance', context: 'invoice' }),
      value: ({ balance }) => balance,
      align: 'end',
      width: 130,
      cell: ({ balance }) =>
        balance === 0 ? <StatusPill tone="success">{statusOf('Paid')}</StatusPill> : <bdi dir="ltr">{balance}</bdi>,
    },
  ];
}
