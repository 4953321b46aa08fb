import { useLingui } from '@lingui/react/macro';
import type { Payment, PaymentMethod } from '../model/checkout.types.ts';

export function usePaymentWords() {
  const { t } = useLingui();
  const methods: Record<PaymentMethod, string> = {
    card: t`Credit or debit card`,
    netBanking: t`Net banking`,
    emi: t`Instalments`,
    cashOnDelivery: t`Cash on delivery`,
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
