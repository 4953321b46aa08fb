import { useLingui } from '@lingui/react/macro';
import { ArrowDownCircle, CheckCircle, Info, type LucideIcon, PieChart, Save, Send } from 'lucide-react';
import type { Tone } from '../../theme/tones.ts';
import type { ListedStatus } from './invoice-table.types.ts';

/** The statuses in the order of the list's choice. */
export const STATUSES = ['Downloaded', 'Draft', 'Paid', 'Partial Payment', 'Past Due', 'Sent'] as const;

/** The colour and the icon of each status. */
export const STATUS_MARKS: Record<ListedStatus, { tone: Tone; icon: LucideIcon }> = {
  Sent: { tone: 'secondary', icon: Send },
  Paid: { tone: 'success', icon: CheckCircle },
  Draft: { tone: 'primary', icon: Save },
  Downloaded: { tone: 'info', icon: ArrowDownCircle },
  'Past Due': { tone: 'danger', icon: Info },
  'Partial Payment': { tone: 'warning', icon: PieChart },
};

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
