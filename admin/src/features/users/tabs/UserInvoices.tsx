import {
  ActionsMenu,
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  Link,
  StatusPill,
  Table,
  type TableColumn,
  TableSkeleton,
  useToday,
} from '@embarque/design-system';
import {
  type InvoiceListQuery,
  type ListedInvoice,
  statusMarkOf,
  useStatusOf,
} from '@embarque/design-system/invoice-table';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download, Eye, Send } from 'lucide-react';
import { ErrorText } from '../../../http/response/ErrorText.tsx';
import { formatColumnDay, formatMoney } from '../../../i18n/format.ts';
import { listInvoices } from '../../../invoices/invoice-list.api.ts';
import { invoiceOn } from '../../../invoices/invoice-status.ts';
import { paths } from '../../../paths.ts';
import { useQuery } from '../../../query/useQuery.ts';
import { useReloadOnNewDay } from '../../../query/useReloadOnNewDay.ts';
import { useQueryRetry } from '../../../session/useQueryRetry.ts';

const SHOWN = 6;
const latestTo = (q: string): InvoiceListQuery => ({
  q,
  status: undefined,
  page: 1,
  perPage: SHOWN,
  sortColumn: 'id',
  sort: 'desc',
});

const previewOf = (id: number) => `${paths.invoicePreview}/${id}`;

/** The latest invoices to the agency of a user. */
export function UserInvoices({ company }: { company: string }) {
  const { t } = useLingui();
  const result = useQuery(listInvoices, latestTo(company));
  useReloadOnNewDay(result.reload);
  const tryAgain = useQueryRetry(result);
  const columns = useInvoiceColumns();
  return (
    <Card
      title={t`Latest invoices`}
      subtitle={t`To ${company}`}
      padding="none"
      actions={
        <ButtonLink href={paths.invoiceList} size="small" variant="outline">
          <Trans>All invoices</Trans>
        </ButtonLink>
      }
    >
      {result.error !== null ? (
        <ErrorState headingLevel={3} title={t`Couldn't load invoices`} onRetry={tryAgain} isRetrying={result.isLoading}>
          <ErrorText error={result.error} />
        </ErrorState>
      ) : (
        <InvoiceRows invoices={result.data?.invoices ?? null} columns={columns} />
      )}
    </Card>
  );
}

interface InvoiceRowsProps {
  /** `null` while they load. */
  invoices: readonly ListedInvoice[] | null;
  columns: TableColumn<ListedInvoice>[];
}

function InvoiceRows({ invoices, columns }: InvoiceRowsProps) {
  const { t } = useLingui();
  const today = useToday();
  if (!invoices) return <TableSkeleton columns={columns} rowCount={SHOWN} hasRowActions label={t`Loading invoices…`} />;
  if (invoices.length === 0) return <EmptyState headingLevel={3} title={t`No invoices yet`} />;
  return (
    <Table
      caption={t`Latest invoices`}
      rows={invoices.map((invoice) => invoiceOn(invoice, today))}
      rowKey={({ id }) => String(id)}
      columns={columns}
      rowActions={({ id }) => (
        <ActionsMenu
          label={t`Actions for invoice ${id}`}
          items={[
            {
              id: 'send',
              label: t({ message: 'Send', context: 'invoice' }),
              icon: Send,
              href: `${previewOf(id)}?panel=send`,
            },
            { id: 'preview', label: t({ message: 'Preview', context: 'invoice' }), icon: Eye, href: previewOf(id) },
            {
              id: 'download',
              label: t`Download or print`,
              icon: Download,
              href: `${paths.invoicePrint}/${id}`,
              target: '_blank',
            },
          ]}
        />
      )}
    />
  );
}

function useInvoiceColumns(): TableColumn<ListedInvoice>[] {
  const { t } = useLingui();
  const statusOf = useStatusOf();
  return [
    {
      id: 'id',
      header: '#',
      cell: ({ id }) => <Link variant="alone" href={previewOf(id)}>{`#${id}`}</Link>,
    },
    {
      id: 'status',
      header: t`Status`,
      cell: ({ invoiceStatus }) => {
        const { tone, icon } = statusMarkOf(invoiceStatus);
        return (
          <StatusPill tone={tone} mark={icon}>
            {statusOf(invoiceStatus)}
          </StatusPill>
        );
      },
    },
    {
      id: 'total',
      header: t`Total`,
      align: 'end',
      cell: ({ total }) => <bdi dir="ltr">{formatMoney(total, 'BRL')}</bdi>,
    },
    {
      id: 'issued',
      header: t`Issued date`,
      cell: ({ issuedDate }) => <time dateTime={issuedDate}>{formatColumnDay(new Date(`${issuedDate}T12:00`))}</time>,
    },
  ];
}
