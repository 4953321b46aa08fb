import { useLingui } from '@lingui/react/macro';
import { TrendingUp } from 'lucide-react';
import { Link } from '../../components/buttons/Link.tsx';
import { StatusPill } from '../../components/pill-badges/StatusPill.tsx';
import type { DataColumn } from '../../datatables/data-table/data-table.types.ts';
import { formatShortDay } from '../../lib/i18n/format-day.ts';
import { useMediaQuery } from '../../lib/react/useMediaQuery.ts';
import { media } from '../../theme/media.ts';
import { money } from '../product-card/money.ts';
import { InvoiceClient } from './InvoiceClient.tsx';
import { InvoiceStatusMark } from './InvoiceStatusMark.tsx';
import type { ListedInvoice } from './invoice-table.types.ts';
import { statusMarkOf, useStatusOf } from './useStatusLabels.ts';

/** The columns of the list. */
export function useInvoiceColumns(hrefOf: (invoice: ListedInvoice) => string): DataColumn<ListedInvoice>[] {
  const { t } = useLingui();
  const statusOf = useStatusOf();
  const isNarrow = useMediaQuery(media.narrow);
  return [
    {
      id: 'id',
      header: '#',
      value: ({ id }) => id,
      width: 96,
      card: 'none',
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
      card: 'status',
      cardCell: ({ invoiceStatus }) => (
        <StatusPill tone={statusMarkOf(invoiceStatus).tone}>{statusOf(invoiceStatus)}</StatusPill>
      ),
      text: ({ invoiceStatus }) => statusOf(invoiceStatus),
      width: isNarrow ? 84 : 160,
      minWidth: 72,
      cell: (invoice) => <InvoiceStatusMark invoice={invoice} hasWord={!isNarrow} />,
    },
    {
      id: 'client.name',
      header: t({ message: 'Client', context: 'invoice' }),
      value: ({ client }) => client.name,
      width: 260,
      card: 'title',
      cell: (invoice) => (
        <InvoiceClient invoice={invoice} name={invoice.client.name} detail={invoice.client.companyEmail} />
      ),
      cardCell: (invoice) => (
        <InvoiceClient
          invoice={invoice}
          name={
            <Link href={hrefOf(invoice)} variant="quiet">
              {invoice.client.name}
            </Link>
          }
          detail={<bdi dir="ltr">#{invoice.id}</bdi>}
        />
      ),
    },
    {
      id: 'total',
      header: t({ message: 'Total', context: 'invoice' }),
      value: ({ total }) => total,
      format: money,
      align: 'end',
      width: 130,
      card: 'amount',
    },
    {
      id: 'issuedDate',
      header: t`Issued date`,
      value: ({ issuedDate }) => issuedDate,
      width: 130,
      cell: ({ issuedDate }) => <IssuedOn day={issuedDate} />,
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

const IssuedOn = ({ day }: { day: string }) => (
  <time dir="ltr" dateTime={day}>
    {formatShortDay(day, { year: true })}
  </time>
);
