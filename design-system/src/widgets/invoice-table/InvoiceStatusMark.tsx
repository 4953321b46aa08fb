import { useLingui } from '@lingui/react/macro';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { Tooltip } from '../../components/tooltips/Tooltip.tsx';
import { formatDay } from '../../lib/i18n/format-day.ts';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { money } from '../product-card/money.ts';
import type { ListedInvoice } from './invoice-table.types.ts';
import { statusMarkOf, useStatusOf } from './useStatusLabels.ts';

interface InvoiceStatusMarkProps {
  invoice: ListedInvoice;
  /** Whether there is room for the word beside the icon. */
  hasWord: boolean;
}

/** The status of an invoice as an icon; its tooltip has the balance and the due date too. */
export function InvoiceStatusMark({ invoice, hasWord }: InvoiceStatusMarkProps) {
  const { t } = useLingui();
  const statusOf = useStatusOf();
  const format = useNumberFormat(money);
  const { invoiceStatus, balance, dueDate } = invoice;
  const { tone, icon } = statusMarkOf(invoiceStatus);
  const amount = typeof balance === 'number' ? format(balance) : balance;
  const mark = (
    <Tooltip
      content={t`${statusOf(invoiceStatus)}. Balance: ${amount}. Due: ${formatDay(dueDate, { dateStyle: 'short' })}`}
    >
      <Avatar name={statusOf(invoiceStatus)} icon={icon} tone={tone} size="small" variant="soft" tabIndex={0} />
    </Tooltip>
  );
  if (!hasWord) return mark;
  return (
    <Inline gap="s" overflow="shrink">
      {mark}
      {/* The icon is named so. */}
      <span aria-hidden>{statusOf(invoiceStatus)}</span>
    </Inline>
  );
}
