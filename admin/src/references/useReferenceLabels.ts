import type { Tone } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { labelOf } from '../http/response/tolerant.schema.ts';
import type { ReferenceKind } from './references.types.ts';

const TONES: Readonly<Record<string, Tone>> = {
  issued: 'info',
  active: 'success',
  cancelled: 'danger',
  refunded: 'warning',
  waiting: 'warning',
  'in review': 'info',
  paid: 'success',
  declined: 'danger',
  Paid: 'success',
  Downloaded: 'info',
  Sent: 'secondary',
  Draft: 'primary',
  'Partial Payment': 'warning',
  'Past Due': 'danger',
  pending: 'warning',
  suspended: 'danger',
};

/** The words of the cards. */
export function useReferenceLabels(kind: ReferenceKind) {
  const { t } = useLingui();
  const kinds: Record<ReferenceKind, string> = {
    sale: t({ message: 'Sale', context: 'reference' }),
    policy: t({ message: 'Policy', context: 'reference' }),
    esim: t`eSIM`,
    claim: t({ message: 'Claim', context: 'reference' }),
    invoice: t({ message: 'Invoice', context: 'reference' }),
    user: t({ message: 'User', context: 'reference' }),
  };
  const claims: Record<string, string> = {
    luggage: t({ message: 'Luggage', context: 'claim' }),
    delay: t({ message: 'Delay', context: 'claim' }),
    medical: t({ message: 'Medical care', context: 'claim' }),
    cancellation: t({ message: 'Cancellation', context: 'claim' }),
  };
  return {
    kinds,
    whatOf: (what: string) => (kind === 'claim' ? labelOf(claims, what) : what),
    statusOf: useStatusOf(kind),
    toneOf: (status: string): Tone => TONES[status] ?? 'secondary',
  };
}

function useStatusOf(kind: ReferenceKind): (status: string) => string {
  const { t } = useLingui();
  const sale: Record<string, string> = {
    issued: t({ message: 'Issued', context: 'sale' }),
    active: t({ message: 'Active', context: 'sale' }),
    cancelled: t({ message: 'Cancelled', context: 'sale' }),
    refunded: t({ message: 'Refunded', context: 'sale' }),
  };
  const statuses: Record<ReferenceKind, Record<string, string>> = {
    sale,
    policy: sale,
    esim: sale,
    claim: {
      waiting: t({ message: 'Waiting', context: 'claim' }),
      'in review': t({ message: 'In review', context: 'claim' }),
      paid: t({ message: 'Paid', context: 'claim' }),
      declined: t({ message: 'Declined', context: 'claim' }),
    },
    invoice: {
      Paid: t({ message: 'Paid', context: 'invoice' }),
      Downloaded: t({ message: 'Downloaded', context: 'invoice' }),
      Sent: t({ message: 'Sent', context: 'invoice' }),
      Draft: t({ message: 'Draft', context: 'invoice' }),
      'Partial Payment': t`Partial payment`,
      'Past Due': t`Past due`,
    },
    user: {
      active: t({ message: 'Active', context: 'user' }),
      inactive: t({ message: 'Inactive', context: 'user' }),
      pending: t({ message: 'Pending', context: 'user' }),
      suspended: t({ message: 'Suspended', context: 'user' }),
    },
  };
  return (status) => labelOf(statuses[kind], status);
}
