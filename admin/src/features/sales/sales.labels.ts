import type { Sale } from '@embarque/mocks/sales-api/contract';
import type { Tone } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';

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
