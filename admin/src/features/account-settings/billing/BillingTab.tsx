import { Stack } from '@embarque/design-system';
import { BillingAddressCard } from './BillingAddressCard.tsx';
import { CurrentPlanCard } from './CurrentPlanCard.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import { PaymentMethodCard } from './PaymentMethodCard.tsx';

export function BillingTab() {
  return (
    <Stack gap="gap">
      <CurrentPlanCard />
      <PaymentMethodCard />
      <BillingAddressCard />
      <HistoryCard />
    </Stack>
  );
}
