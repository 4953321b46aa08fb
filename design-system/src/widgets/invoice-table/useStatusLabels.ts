import { useLingui } from '@lingui/react/macro';
import { ArrowDownCircle, CheckCircle, CircleDashed, Info, type LucideIcon, PieChart, Save, Send } from 'lucide-react';
import type { Tone } from '../../theme/tones.ts';
import type { ListedInvoice, ListedStatus } from './invoice-table.types.ts';

/** The statuses in the order of the list's choice. */
export const STATUSES = ['Downloaded', 'Draft', 'Paid', 'Partial Payment', 'Past Due', 'Sent'] as const;

interface StatusMark {
  tone: Tone;
  icon: LucideIcon;
}

const STATUS_MARKS: Readonly<Record<ListedStatus, StatusMark>> = {
  Sent: { tone: 'secondary', icon: Send },
  Paid: { tone: 'success', icon: CheckCircle },
  Draft: { tone: 'primary', icon: Save },
  Downloaded: { tone: 'info', icon: ArrowDownCircle },
  'Past Due': { tone: 'danger', icon: Info },
  'Partial Payment': { tone: 'warning', icon: PieChart },
};

const UNKNOWN: StatusMark = { tone: 'secondary', icon: CircleDashed };

/** The colour and the icon of a status; a neutral one for a status that is not known. */
export const statusMarkOf = (status: ListedInvoice['invoiceStatus']): StatusMark =>
  Object.hasOwn(STATUS_MARKS, status) ? STATUS_MARKS[status as ListedStatus] : UNKNOWN;

/** The name of a status; one that is not known is its own name. */
export function useStatusOf(): (status: ListedInvoice['invoiceStatus']) => string {
  const labels = useStatusLabels();
  return (status) => (Object.hasOwn(labels, status) ? labels[status as ListedStatus] : status || '—');
}

export function useStatusLabels(): Record<ListedStatus, string> {
  const { t } = useLingui();
  return {
    Paid: t({ message: 'Paid', context: 'invoice' }),
    Downloaded: t({ message: 'Downloaded', context: 'invoice' }),
    Sent: t({ message: 'Sent', context: 'invoice' }),
    Draft: t({ message: 'Draft', context: 'invoice' }),
    'Partial Payment': t`Partial payment`,
    'Past Due': t`Past due`,
  };
}
