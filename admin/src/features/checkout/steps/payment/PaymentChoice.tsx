import { RadioGroup } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { METHODS } from '../../model/checkout.types.ts';
import { PaymentDetails, type PaymentDetailsProps } from './PaymentDetails.tsx';
import { usePaymentWords } from './usePaymentNames.ts';

/** How to pay, and the fields of the chosen method. */
export function PaymentChoice({ payment, onChange, ...details }: PaymentDetailsProps) {
  const { t } = useLingui();
  const { methods } = usePaymentWords();
  return (
    <>
      <RadioGroup
        isFramed
        label={t`Payment method`}
        value={payment.method}
        onChange={({ value: method }) => onChange({ ...payment, method })}
        options={METHODS.map((value) => ({ value, label: methods[value] }))}
      />
      <PaymentDetails payment={payment} onChange={onChange} {...details} />
    </>
  );
}
