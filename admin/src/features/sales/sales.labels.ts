import type { Sale } from '@embarque/mocks/sales-api/contract';
import type { Tone } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import type { Period } from './sales.period.ts';

const TONES: Record<Sale['status'], Tone> = {
  issued: 'info',
  active: 'success',
  cancelled: 'danger',
  refunded: 'warning',
};

/** The labels that the sales screens share. */
export function useSaleLabels() {
  const { t } = useLingui();
  const kinds: Record<Sale['kind'], string> = { insurance: t`Insurance`, esim: t`eSIM` };
  const statuses: Record<Sale['status'], string> = {
    issued: t({ message: 'Issued', context: 'sale' }),
    active: t({ message: 'Active', context: 'sale' }),
    cancelled: t({ message: 'Cancelled', context: 'sale' }),
    refunded: t({ message: 'Refunded', context: 'sale' }),
  };
  return { kinds, statuses, toneOf: (status: Sale['status']) => TONES[status] };
}

/** The names of the periods that move with the day. */
export function usePeriodLabels(): Record<Period, string> {
  const { t } = useLingui();
  return {
    today: t({ message: 'Today', context: 'period' }),
    '7-days': t`Last 7 days`,
    '30-days': t`Last 30 days`,
    'this-month': t`This month`,
    'last-month': t`Last month`,
  };
}
