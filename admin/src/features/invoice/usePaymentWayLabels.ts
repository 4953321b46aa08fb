import { useLingui } from '@lingui/react/macro';
import type { PaymentWayLabels } from './model/sheet-of.ts';

/** The ways to pay an invoice, as people read them. */
export function usePaymentWayLabels(): PaymentWayLabels {
  const { t } = useLingui();
  return {
    'Debit Card': t`Debit Card`,
    'Credit Card': t`Credit Card`,
    Paypal: t({ message: 'PayPal', context: 'invoice' }),
    'Internet Banking': t`Internet Banking`,
    'UPI Transfer': t`UPI Transfer`,
  };
}
