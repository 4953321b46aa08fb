import { useLingui } from '@lingui/react/macro';
import type { Totals } from '../../price/checkout.totals.ts';
import type { Payment, PaymentMethod } from '../../model/checkout.types.ts';

export function usePaymentWords() {
  const { t } = useLingui();
  const methods: Record<PaymentMethod, string> = {
    card: t`Credit or debit card`,
    netBanking: t`Net banking`,
    emi: t`Instalments`,
    cashOnDelivery: t`Cash on delivery`,
  };
  const describe = ({ method, bank, months }: Payment, { payable, giftCard }: Totals): string => {
    if (payable === 0) return giftCard > 0 ? t`Gift card` : t`Nothing to pay`;
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
