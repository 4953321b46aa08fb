import {
  ActionsMenu,
  Card,
  ErrorState,
  Link,
  StatusPill,
  Table,
  TableSkeleton,
  type TableColumn,
  type Tone,
} from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { Download, Eye, Send } from 'lucide-react';
import * as v from 'valibot';
import { demoApi } from '../../../http/http.ts';
import { ErrorText } from '../../../http/response/ErrorText.tsx';
import { parseAnswer } from '../../../http/response/http.answer.ts';
import { formatColumnDay, formatMoney } from '../../../i18n/format.ts';
import { useQuery } from '../../../query/useQuery.ts';
import { useQueryRetry } from '../../../session/useQueryRetry.ts';

const STATUSES = ['Paid', 'Downloaded', 'Sent', 'Draft', 'Partial Payment', 'Past Due'] as const;
type Status = (typeof STATUSES)[number];

const invoiceSchema = v.object({
  id: v.number(),
  issuedDate: v.string(),
  total: v.number(),
  invoiceStatus: v.fallback(v.picklist(STATUSES), 'Draft'),
});
type ListedInvoice = v.InferOutput<typeof invoiceSchema>;

const LIST = '/apps/invoice/invoices';
const SHOWN = 6;

async function loadInvoices(_: null, signal: AbortSignal): Promise<ListedInvoice[]> {
  const answer = await demoApi.get(LIST, { params: { perPage: SHOWN }, signal });
  return parseAnswer(LIST, v.object({ invoices: v.array(invoiceSchema) }), answer).invoices;
}

const TONES: Record<Status, Tone> = {
  Paid: 'success',
  Downloaded: 'info',
  Sent: 'secondary',
  Draft: 'primary',
  'Partial Payment': 'warning',
  'Past Due': 'danger',
};

/** The latest invoices. Sending and downloading is done on the page of an invoice. */
export function UserInvoices() {
  const { t } = useLingui();
  const result = useQuery(loadInvoices, null);
  const tryAgain = useQueryRetry(result);
  const columns = useInvoiceColumns();
  const preview = (id: number) => `/apps/invoice/preview/${id}`;
  return (
    <Card title={t`Invoices`} padding="none">
      {result.error !== null && (
        <ErrorState headingLevel={3} title={t`Couldn't load invoices`} onRetry={tryAgain} isRetrying={result.isLoading}>
          <ErrorText error={result.error} />
        </ErrorState>
      )}
      {result.data ? (
        <Table
          caption={t`Invoices`}
          rows={result.data}
          rowKey={({ id }) => String(id)}
          columns={columns}
          rowActions={({ id }) => (
            <ActionsMenu
              label={t`Actions for invoice ${id}`}
              items={[
                { id: 'send', label: t({ message: 'Send', context: 'invoice' }), icon: Send, href: preview(id) },
                { id: 'preview', label: t({ message: 'Preview', context: 'invoice' }), icon: Eye, href: preview(id) },
                {
                  id: 'download',
                  label: t({ message: 'Download', context: 'invoice' }),
                  icon: Download,
                  href: preview(id),
                },
              ]}
            />
          )}
        />
      ) : (
        result.error === null && (
          <TableSkeleton columns={columns} rowCount={SHOWN} hasRowActions label={t`Loading invoices…`} />
        )
      )}
    </Card>
  );
}

function useInvoiceColumns(): TableColumn<ListedInvoice>[] {
  const { t } = useLingui();
  const names: Record<Status, string> = {
    Paid: t({ message: 'Paid', context: 'invoice' }),
    Downloaded: t({ message: 'Downloaded', context: 'invoice' }),
    Sent: t({ message: 'Sent', context: 'invoice' }),
    Draft: t({ message: 'Draft', context: 'invoice' }),
    'Partial Payment': t`Partial payment`,
    'Past Due': t`Past due`,
  };
  return [
    {
      id: 'id',
      header: '#',
      cell: ({ id }) => <Link variant="alone" href={`/apps/invoice/preview/${id}`}>{`#${id}`}</Link>,
    },
    {
      id: 'status',
      header: t`Status`,
      cell: ({ invoiceStatus }) => <StatusPill tone={TONES[invoiceStatus]}>{names[invoiceStatus]}</StatusPill>,
    },
    {
      id: 'total',
      header: t`Total paid`,
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
