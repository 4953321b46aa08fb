import {
  Button,
  Card,
  DescriptionList,
  Dialog,
  EmptyState,
  exportRows,
  Menu,
  StatusPill,
  Table,
  type TableColumn,
  type Tone,
  useToday,
} from '@embarque/design-system';
import type { BillingInvoice } from '@embarque/mocks/account-setting/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { formatColumnDay, formatMoney } from '../../../i18n/format.ts';
import { statusOn } from '../../../invoices/invoice-status.ts';
import { useAccount } from '../useAccount.ts';

type Status = BillingInvoice['status'];

const tones: Record<Status, Tone> = {
  Paid: 'success',
  Sent: 'info',
  Draft: 'secondary',
  'Past Due': 'danger',
  'Partial Payment': 'warning',
};

const dayOf = (day: string) => formatColumnDay(new Date(`${day}T12:00`));
const moneyOf = (amount: number) => formatMoney(amount, 'USD');

/** ACC-12: the invoices of the account. */
export function HistoryCard() {
  const { t } = useLingui();
  const [viewedId, setViewed] = useState<string | null>(null);
  const { invoices, columns, statusNames } = useHistory(setViewed);
  const viewed = invoices.find(({ id }) => id === viewedId);
  // The columns of the table, one below the other; the number is the title.
  const details = columns.slice(1, -1);
  const save = (format: 'csv' | 'xlsx') =>
    void exportRows<BillingInvoice>(
      [
        { header: '#', value: ({ id }) => id },
        { header: t`Status`, value: ({ status }) => statusNames[status] },
        { header: t`Total`, value: ({ total }) => total },
        { header: t`Issued date`, value: ({ issued }) => issued },
        { header: t({ message: 'Due date', context: 'invoice' }), value: ({ due }) => due },
        { header: t({ message: 'Balance', context: 'invoice' }), value: ({ balance }) => balance },
      ],
      invoices,
      { name: 'invoices', format },
    );
  return (
    <Card
      title={t`Billing history`}
      padding="none"
      actions={
        <Menu
          placement="bottom end"
          trigger={
            <Button size="small" variant="outline" tone="secondary" icon={Download}>
              <Trans>Export</Trans>
            </Button>
          }
          items={[
            { id: 'csv', label: 'CSV', onAction: () => save('csv') },
            { id: 'xlsx', label: 'Excel', onAction: () => save('xlsx') },
          ]}
        />
      }
    >
      {invoices.length === 0 ? (
        <EmptyState headingLevel={3} title={t`No invoices yet`}>
          <Trans>Your invoices appear here after the first payment.</Trans>
        </EmptyState>
      ) : (
        <Table caption={t`Billing history`} columns={columns} rows={invoices} rowKey={({ id }) => id} />
      )}
      <Dialog title={viewedId ?? ''} isOpen={viewed !== undefined} onClose={() => setViewed(null)}>
        {viewed && (
          <DescriptionList items={details.map(({ header, cell }) => ({ term: header, value: cell(viewed) }))} />
        )}
      </Dialog>
    </Card>
  );
}

/** The invoices as they stand today, with the columns of their table. */
function useHistory(onView: (id: string) => void) {
  const { t } = useLingui();
  const today = useToday();
  const invoices = useAccount().state.invoices.map((invoice) => ({
    ...invoice,
    status: statusOn({ ...invoice, today }),
  }));
  const statusNames: Record<Status, string> = {
    Paid: t({ message: 'Paid', context: 'invoice' }),
    Sent: t({ message: 'Sent', context: 'invoice' }),
    Draft: t({ message: 'Draft', context: 'invoice' }),
    'Past Due': t`Past due`,
    'Partial Payment': t`Partial payment`,
  };
  const balanceOf = ({ balance }: BillingInvoice) => (balance === 0 ? statusNames.Paid : moneyOf(balance));
  const columns: TableColumn<BillingInvoice>[] = [
    { id: 'id', header: '#', cell: ({ id }) => <bdi dir="ltr">{id}</bdi> },
    {
      id: 'status',
      header: t`Status`,
      cell: ({ status }) => <StatusPill tone={tones[status]}>{statusNames[status]}</StatusPill>,
    },
    { id: 'total', header: t`Total`, align: 'end', cell: ({ total }) => moneyOf(total) },
    { id: 'issued', header: t`Issued date`, cell: ({ issued }) => <bdi dir="ltr">{dayOf(issued)}</bdi> },
    {
      id: 'due',
      header: t({ message: 'Due date', context: 'invoice' }),
      cell: ({ due }) => <bdi dir="ltr">{dayOf(due)}</bdi>,
    },
    { id: 'balance', header: t({ message: 'Balance', context: 'invoice' }), align: 'end', cell: balanceOf },
    {
      id: 'action',
      header: t({ message: 'Action', context: 'column' }),
      cell: ({ id }) => (
        <Button
          size="small"
          variant="ghost"
          tone="secondary"
          aria-label={t`View invoice ${id}`}
          onClick={() => onView(id)}
        >
          <Trans context="invoice">View</Trans>
        </Button>
      ),
    },
  ];
  return { invoices, columns, statusNames };
}
