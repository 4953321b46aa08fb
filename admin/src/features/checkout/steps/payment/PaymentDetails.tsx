import { MaskField, patternMask, Select, Stack } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatInstalments } from '../../../../cart/product/instalments.ts';
import { useUser } from '../../../../session/SessionProvider.tsx';
import type { Payment } from '../../model/checkout.types.ts';
import type { PaymentMistake } from '../steps.types.ts';

export interface PaymentDetailsProps {
  payment: Payment;
  /** In cents. */
  payable: number;
  cvv: string;
  mistake: PaymentMistake | null;
  onChange: (payment: Payment) => void;
  onCvvChange: (cvv: string) => void;
}

const CVV = patternMask('0000');
const BANKS = ['Banco Horizonte', 'Banco Litoral', 'Banco da Serra'];
const MONTHS = [3, 6, 12];

/** The fields of the chosen payment method. */
export function PaymentDetails({ payment, payable, cvv, mistake, onChange, onCvvChange }: PaymentDetailsProps) {
  const { t } = useLingui();
  switch (payment.method) {
    case 'card':
      return <SavedCard cvv={cvv} mistake={mistake} onCvvChange={onCvvChange} />;
    case 'netBanking':
      return (
        <Select
          label={t`Bank`}
          isRequired
          options={BANKS.map((bank) => ({ value: bank, label: bank }))}
          value={payment.bank || null}
          onChange={({ value: bank }) => onChange({ ...payment, bank })}
          errorMessage={mistake === 'bank' ? t`Choose a bank.` : undefined}
        />
      );
    case 'emi':
      return (
        <Select
          label={t`Instalments`}
          options={MONTHS.map((months) => {
            const monthly = formatInstalments(payable, months);
            return { value: String(months), label: t`${months} months without interest: ${monthly}` };
          })}
          value={String(payment.months)}
          onChange={({ value }) => onChange({ ...payment, months: Number(value) })}
        />
      );
    case 'cashOnDelivery':
      return (
        <p>
          <Trans>
            Pay the courier who delivers your printed policy or goods. Have the exact amount ready, or pay by card.
          </Trans>
        </p>
      );
  }
}

function SavedCard({ cvv, mistake, onCvvChange }: Pick<PaymentDetailsProps, 'cvv' | 'mistake' | 'onCvvChange'>) {
  const { t } = useLingui();
  const user = useUser();
  return (
    <Stack gap="m">
      <p>
        <strong>
          <Trans>Card ending in 4242</Trans>
        </strong>
        <br />
        {user?.fullName}
      </p>
      <div style={{ maxInlineSize: '14rem' }}>
        <MaskField
          mask={CVV}
          label={t`CVV`}
          description={t`3 or 4 digits on the back of the card`}
          autoComplete="cc-csc"
          isRequired
          value={cvv}
          onChange={({ value, leftOut = '' }) => onCvvChange(value + leftOut)}
          errorMessage={mistake === 'cvv' ? t`Enter the 3 or 4 digits on the back of the card.` : undefined}
        />
      </div>
    </Stack>
  );
}
