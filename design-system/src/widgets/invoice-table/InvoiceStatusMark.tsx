import { useLingui } from '@lingui/react/macro';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { Tooltip } from '../../components/tooltips/Tooltip.tsx';
import { formatDay } from '../../lib/i18n/format-day.ts';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { money } from '../product-card/money.ts';
import type { ListedInvoice } from './invoice-table.types.ts';
import { statusMarkOf, useStatusOf } from './useStatusLabels.ts';

/** The status of an invoice as an icon; its tooltip has the balance and the due date too. */
export function InvoiceStatusMark({ invoice }: { invoice: ListedInvoice }) {
  const { t } = useLingui();
  const statusOf = useStatusOf();
  const format = useNumberFormat(money);
  const { invoiceStatus, balance, dueDate } = invoice;
  const { tone, icon } = statusMarkOf(invoiceStatus);
  const amount = typeof balance === 'number' ? format(balance) : balance;
  return (
    <Tooltip
      content={t`${statusOf(invoiceStatus)}. Balance: ${amount}. Due: ${formatDay(dueDate, { dateStyle: 'short' })}`}
    >
      <Avatar name={statusOf(invoiceStatus)} icon={icon} tone={tone} size="small" variant="soft" tabIndex={0} />
    </Tooltip>
  );
}
