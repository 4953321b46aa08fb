import type { SaleKind, SaleStatus } from '@embarque/mocks/sales-api/contract';
import type { Tone } from '@embarque/design-system';
import { knownOf, labelOf } from '../../http/response/tolerant.schema.ts';
import { useLingui } from '@lingui/react/macro';
import type { Period } from './sales.period.ts';
import { SALE_STATUSES, type Sale } from './server/sale.schema.ts';

const TONES: Record<SaleStatus | 'unknown', Tone> = {
  issued: 'info',
  active: 'success',
  cancelled: 'danger',
  refunded: 'warning',
  unknown: 'secondary',
};

/** The labels that the sales screens share. */
export function useSaleLabels() {
  const { t } = useLingui();
  const kinds: Record<SaleKind, string> = { insurance: t`Insurance`, esim: t`eSIM` };
  const statuses: Record<SaleStatus, string> = {
    issued: t({ message: 'Issued', context: 'sale' }),
    active: t({ message: 'Active', context: 'sale' }),
    cancelled: t({ message: 'Cancelled', context: 'sale' }),
    refunded: t({ message: 'Refunded', context: 'sale' }),
  };
  return {
    kinds,
    statuses,
    kindOf: ({ kind }: Pick<Sale, 'kind'>) => labelOf(kinds, kind),
    statusOf: ({ status }: Pick<Sale, 'status'>) => labelOf(statuses, status),
    toneOf: (status: Sale['status']): Tone => TONES[knownOf(SALE_STATUSES, status) ?? 'unknown'],
  };
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
