import { RadioGroup } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { Banknote, CalendarRange, CreditCard, Landmark, type LucideIcon } from 'lucide-react';
import { METHODS, type PaymentMethod } from '../../model/checkout.types.ts';
import { PaymentDetails, type PaymentDetailsProps } from './PaymentDetails.tsx';
import { usePaymentWords } from './usePaymentNames.ts';

const icons: Record<PaymentMethod, LucideIcon> = {
  card: CreditCard,
  netBanking: Landmark,
  emi: CalendarRange,
  cashOnDelivery: Banknote,
};

export interface PaymentChoiceProps extends PaymentDetailsProps {
  /** Whether a courier comes, who can take cash. */
  isShipped: boolean;
}

/** How to pay, and the fields of the chosen method. */
export function PaymentChoice({ payment, isShipped, onChange, ...details }: PaymentChoiceProps) {
  const { t } = useLingui();
  const { methods } = usePaymentWords();
  const choices = METHODS.filter((method) => isShipped || method !== 'cashOnDelivery');
  return (
    <>
      <RadioGroup
        isFramed
        label={t`Payment method`}
        value={payment.method}
        onChange={({ value: method }) => onChange({ ...payment, method })}
        options={choices.map((value) => ({ value, label: methods[value], icon: icons[value] }))}
      />
      <PaymentDetails payment={payment} onChange={onChange} {...details} />
    </>
  );
}
