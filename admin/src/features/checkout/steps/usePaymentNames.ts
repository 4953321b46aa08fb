import { useLingui } from '@lingui/react/macro';
import type { Payment, PaymentMethod } from '../model/checkout.types.ts';

/** The ways of paying in words. */
export function usePaymentWords() {
  const { t } = useLingui();
  const methods: Record<PaymentMethod, string> = {
    card: t`Credit / Debit / ATM Card`,
    netBanking: t`Net Banking`,
    emi: t`EMI (Easy Installment)`,
    cashOnDelivery: t`Cash On Delivery`,
  };
  const describe = ({ method, bank, months }: Payment): string => {
    switch (method) {
      case 'netBanking':
        return bank;
      case 'emi':
        return t`${months} instalments`;
      default:
        return methods[method];
    }
  };
  return { methods, describe };
}
