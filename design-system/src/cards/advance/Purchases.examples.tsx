import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { notify } from '../../components/toasts/notify.tsx';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { Grid } from '../../page-layout/primitives/Grid.tsx';
import { PaymentCard } from '../payment-card/PaymentCard.tsx';
import { PlanPickerCard } from '../plan-picker-card/PlanPickerCard.tsx';

const soon = () => new Promise((resolve) => setTimeout(resolve, 800));

/** Groups the digits, checks the fields on submit, and confirms the payment. */
export function Payment() {
  const { t } = useLingui();
  return (
    <Grid minCell="20rem">
      <PaymentCard title={t`Pay the amount`} amount={455.6} onPay={soon} />
    </Grid>
  );
}

const reais: Intl.NumberFormatOptions = { style: 'currency', currency: 'BRL' };

/** The total follows the options. */
export function PlanWithOptions() {
  const { t } = useLingui();
  const formatValue = useNumberFormat(reais);
  const [isBusy, setBusy] = useState(false);
  const purchase = async (total: number) => {
    const formatted = formatValue(total);
    setBusy(true);
    await soon();
    setBusy(false);
    notify.success(t`The plan is yours for ${formatted}.`);
  };
  return (
    <Grid minCell="20rem">
      <PlanPickerCard
        title={t`Business plan`}
        basePrice={1200}
        defaultSelected={['medical']}
        options={[
          { id: 'luggage', label: t`Luggage on all flights`, price: 34 },
          { id: 'medical', label: t`Medical help by video`, price: 74 },
          { id: 'data', label: t`10 GB of data for each traveller`, price: 129 },
          { id: 'lounge', label: t`Lounge when a flight is late`, price: 89 },
        ]}
        isBusy={isBusy}
        onPurchase={({ total }) => void purchase(total)}
      >
        <Trans>For companies whose people fly every month. Billed per traveller and year.</Trans>
      </PlanPickerCard>
    </Grid>
  );
}
